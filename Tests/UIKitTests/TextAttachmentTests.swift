import WindowSupport
import XCTest

@preconcurrency @MainActor final class TextAttachmentTests: XCTestCase {
    func testAnAttachmentTakesItsRoom() {
        let attachment = NSTextAttachment(image: UIImage(systemName: "bell")!)
        attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let text = NSMutableAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        label.attributedText = text
        let before = label.intrinsicContentSize
        text.append(NSAttributedString(attachment: attachment))
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.width, before.width + 40, accuracy: 2)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, before.height)
        keepPicture(snapshotPNG(label, scale: 2), "attachment")
    }

    func testABoxAroundTwoFontsInALineIsOfThatLine() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let text = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        view.attributedText = text
        let range = try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let box = view.firstRect(for: range)
        XCTAssertLessThan(box.width, 200)
        XCTAssertGreaterThan(box.width, 60)
        XCTAssertGreaterThan(box.height, 34)
        XCTAssertLessThan(box.height, 60)
    }
}
