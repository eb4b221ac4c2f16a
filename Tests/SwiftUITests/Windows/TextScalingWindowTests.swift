import SwiftUI
import WindowSupport
import XCTest

/// Lengths that follow the desktop's text scaling.
@preconcurrency @MainActor final class TextScalingWindowTests: XCTestCase {
    struct Screen: View {
        @ScaledMetric private var side: CGFloat = 40
        @ScaledMetric(relativeTo: .title) private var gap = 10.0

        var body: some View {
            VStack(spacing: gap) {
                Color.red.frame(width: side, height: side).accessibilityLabel("box")
                Text(verbatim: "gap \(gap)")
            }
        }
    }

    override func tearDown() { MainActor.assumeIsolated { Desktop.setTextScale(1) } }

    func testALengthGrowsWhileItIsShown() throws {
        let test = TestWindow.open(Screen())
        defer { test.close() }
        XCTAssertNotNil(test.find("gap 10.0"), test.tree)
        Desktop.setTextScale(1.5)
        pump(until: { test.find("gap 15.0") != nil && test.find("box")?.bounds.width == 60 })
        XCTAssertNotNil(test.find("gap 15.0"), test.tree)
        XCTAssertEqual(test.find("box")?.bounds.width, 60)
    }
}
