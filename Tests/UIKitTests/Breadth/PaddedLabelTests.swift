import UIKit
import XCTest

/// The badge of every chat app: a label with room around its text, by overriding where the text stands.
@preconcurrency @MainActor final class PaddedLabelTests: XCTestCase {
    private final class PaddedLabel: UILabel {
        let room = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
        private(set) var drawn: CGRect?

        override func drawText(in rect: CGRect) {
            drawn = rect
            super.drawText(in: rect.inset(by: room))
        }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let text = super.textRect(forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
            return CGRect(x: 0, y: 0, width: text.width + 16, height: text.height + 6)
        }
    }

    func testRoomIsPartOfTheNaturalSize() {
        let plain = UILabel(), padded = PaddedLabel()
        plain.text = "12"
        padded.text = "12"
        XCTAssertEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16)
        XCTAssertEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 6)
    }

    func testTextIsDrawnThroughTheOverride() {
        let padded = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        padded.text = "12"
        _ = Snapshot.png(of: padded)
        XCTAssertEqual(padded.drawn, padded.bounds)
    }

    func testLinesAreLimited() {
        let label = UILabel()
        label.text = "one two three four five six seven"
        label.numberOfLines = 0
        let room = CGRect(x: 0, y: 0, width: 60, height: 1000)
        let all = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
        let two = label.textRect(forBounds: room, limitedToNumberOfLines: 2)
        XCTAssertLessThan(two.height, all.height)
    }
}
