import Testing

@testable import SwiftUI

/// A part of a window that is read from the other side.
@MainActor
struct DirectionTests {
    private struct Pair: View {
        let names: (String, String)
        var body: some View {
            HStack(spacing: 8) {
                Box(names.0, 10, 10)
                Box(names.1, 20, 10)
            }
            .frame(width: 100, alignment: .leading)
        }
    }

    @Test func partIsMirroredAndItsNeighbourIsNot() {
        let host = TestHost(width: 100) {
            VStack(spacing: 0) {
                Pair(names: ("a", "b")).environment(\.layoutDirection, .rightToLeft)
                Pair(names: ("c", "d"))
            }
        }
        #expect(host.boxes["a"]?.minX == 90)
        #expect(host.boxes["b"]?.minX == 62)
        #expect(host.boxes["c"]?.minX == 0)
        #expect(host.boxes["d"]?.minX == 18)
    }

    @Test func innermostDirectionCounts() {
        let host = TestHost(width: 100) {
            Pair(names: ("a", "b"))
                .environment(\.layoutDirection, .leftToRight)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.boxes["a"]?.minX == 0)
    }

    @Test func directionThatChangesMovesWhatIsThere() {
        func content(_ direction: LayoutDirection) -> some View {
            Pair(names: ("a", "b")).environment(\.layoutDirection, direction)
        }
        let host = TestHost(width: 100, content(.leftToRight))
        #expect(host.boxes["a"]?.minX == 0)
        host.update(content(.rightToLeft))
        #expect(host.boxes["a"]?.minX == 90)
        host.update(content(.leftToRight))
        #expect(host.boxes["a"]?.minX == 0)
    }

    @Test func viewsInsideKnowTheDirection() {
        struct Reader: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text(verbatim: direction == .rightToLeft ? "right" : "left") }
        }
        let host = TestHost {
            VStack {
                Reader().environment(\.layoutDirection, .rightToLeft)
                Reader()
            }
        }
        #expect(host.texts == ["right", "left"])
    }
}
