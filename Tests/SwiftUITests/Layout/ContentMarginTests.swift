import SwiftUI
import Testing

/// Margins of what scrolls: they keep its content off the edges, and scroll with it.
@MainActor
struct ContentMarginTests {
    @Test func ofAScrollView() {
        let host = TestHost {
            ScrollView { Box("content", 100, 50).frame(maxWidth: .infinity, alignment: .leading) }
                .contentMargins(.horizontal, 20, for: .scrollContent)
                .contentMargins(.top, 6)
        }
        #expect(host.boxes["content"] == CGRect(x: 20, y: 6, width: 100, height: 50))
    }

    @Test func ofALazyStackTogetherWithItsPadding() {
        let host = TestHost {
            ScrollView { LazyVStack(alignment: .leading) { Box("content", 100, 50) }.padding(10) }
                .contentMargins(5)
        }
        #expect(host.boxes["content"] == CGRect(x: 15, y: 15, width: 100, height: 50))
    }

    @Test func aScrollViewInARowHasNone() {
        let host = TestHost {
            List { ScrollView(.horizontal) { Box("content", 100, 50) }.listRowInsets(EdgeInsets()) }
                .contentMargins(.leading, 30, for: .scrollContent)
        }
        #expect(host.boxes["content"]?.minX == 30)
    }

    @Test func thoseOfIndicatorsMoveNoContent() {
        let host = TestHost {
            ScrollView { Box("content", 300, 50) }.contentMargins(20, for: .scrollIndicators)
        }
        #expect(host.boxes["content"] == CGRect(x: 0, y: 0, width: 300, height: 50))
    }
}
