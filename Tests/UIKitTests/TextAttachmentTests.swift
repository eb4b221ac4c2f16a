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
}
