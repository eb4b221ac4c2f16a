import UIKit
import XCTest

/// Attributes set over others of the same name, which Foundation of this system can't do with objects.
final class AttributeChangeTests: XCTestCase {
    private let plain = UIFont.systemFont(ofSize: 14), bold = UIFont.boldSystemFont(ofSize: 14)

    func testAFontIsSetOverAnother() {
        let text = NSMutableAttributedString(
            string: "hello ann", attributes: [.font: plain, .foregroundColor: UIColor.red])
        let name = NSRange(location: 6, length: 3)
        text.addAttribute(.font, value: bold, range: name)
        text.addAttributes([.foregroundColor: UIColor.blue, .underlineStyle: 1], range: name)
        XCTAssertEqual(text.string, "hello ann")
        XCTAssertEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, plain)
        XCTAssertEqual(text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont, bold)
        XCTAssertEqual(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor, .blue)
        text.setAttributes([.font: plain], range: name)
        XCTAssertNil(text.attribute(.underlineStyle, at: 7, effectiveRange: nil))
    }
}
