import WindowSupport
import XCTest

@testable import UIKit

/// Links, pictures and tags in a text view, and the looks of its text.
@preconcurrency @MainActor final class TextItemTests: XCTestCase {
    private final class Reader: NSObject, UITextViewDelegate {
        var opened: [String] = [], primary: [String] = [], allows = true
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append("\(URL.absoluteString) \(characterRange.location)")
            return allows
        }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
            -> UIAction?
        {
            switch textItem.content {
            case .link(let url): primary.append(url.absoluteString)
            case .tag(let tag): primary.append(tag)
            case .textAttachment: primary.append("picture")
            }
            return nil
        }
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        { UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Mine") { _ in }])) }
    }

    private func makeView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        view.textContainerInset = .zero
        view.isEditable = false
        return view
    }

    private func window(of view: UIView) -> TestWindow {
        let root = UIView()
        root.addSubview(view)
        return TestWindow(content: root)
    }

    private func click(_ range: NSRange, of view: UITextView, in test: TestWindow) {
        guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
            let end = view.position(from: start, offset: range.length), let part = view.textRange(from: start, to: end)
        else { return XCTFail("no range") }
        let rect = view.firstRect(for: part)
        test.click(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }

    func testALinkIsToldToTheDelegateOfEitherGeneration() {
        let view = makeView(), reader = Reader()
        let text = NSMutableAttributedString(string: "see ann now", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.link, value: URL(string: "mention://ann") as Any, range: NSRange(location: 4, length: 3))
        view.attributedText = text
        view.delegate = reader
        let test = window(of: view)
        defer { test.close() }
        click(NSRange(location: 0, length: 3), of: view, in: test)
        XCTAssertEqual(reader.opened, [])
        click(NSRange(location: 4, length: 3), of: view, in: test)
        XCTAssertEqual(reader.opened, ["mention://ann 4"])
        XCTAssertEqual(reader.primary, ["mention://ann"])
        reader.allows = false
        click(NSRange(location: 4, length: 3), of: view, in: test)
        XCTAssertEqual(reader.primary.count, 1, "Who refuses is asked no further")
    }

    func testTextThatIsEditedHasNoItems() {
        let view = makeView(), reader = Reader()
        view.attributedText = NSAttributedString(
            string: "link", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 20)])
        view.isEditable = true
        view.delegate = reader
        let test = window(of: view)
        defer { test.close() }
        click(NSRange(location: 1, length: 2), of: view, in: test)
        XCTAssertEqual(reader.opened, [])
    }

    func testAddressesAreFoundInTextThatIsRead() {
        let view = makeView(), reader = Reader()
        view.dataDetectorTypes = [.link, .phoneNumber]
        view.text = "at https://example.org today"
        view.delegate = reader
        let test = window(of: view)
        defer { test.close() }
        click(NSRange(location: 6, length: 6), of: view, in: test)
        XCTAssertEqual(reader.primary, ["https://example.org"])
        XCTAssertNil(view.attributedText.attribute(.link, at: 5, effectiveRange: nil), "The text itself has no links")
    }

    func testTagsAndPicturesAreItems() {
        let view = makeView(), reader = Reader()
        let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: " tagged", attributes: [.textItemTag: "reply"]))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: text.length))
        view.attributedText = text
        view.delegate = reader
        let test = window(of: view)
        defer { test.close() }
        test.click(at: view.convert(CGPoint(x: 10, y: 10), to: nil))
        click(NSRange(location: 2, length: 4), of: view, in: test)
        XCTAssertEqual(reader.primary, ["picture", "reply"])
    }

    func testTheLooksOfTextStayWhileItIsEdited() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        let test = window(of: view)
        defer { test.close() }
        test.click(view)
        view.selectedRange = NSRange(location: 2, length: 0)
        test.type("c")
        XCTAssertEqual(view.text, "abc")
        let colour = { view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        XCTAssertNil(colour(0))
        XCTAssertEqual(colour(2), .red, "What is typed should look like what stands before it")
        view.textColor = .blue
        XCTAssertEqual(colour(0), .blue)
        view.text = "plain"
        XCTAssertNotEqual(colour(0), .red)
    }

    func testStyledTextTakesTheRoomOfItsFonts() {
        let view = makeView()
        view.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let small = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 300, height: 0)).height, small * 2)
    }

    func testAnEditOfTheStorageShowsInTheView() {
        let view = makeView()
        view.text = "hello"
        view.textStorage.addAttribute(.link, value: "https://example.org", range: NSRange(location: 0, length: 2))
        XCTAssertNotNil(view.attributedText.attribute(.link, at: 0, effectiveRange: nil))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "j")
        XCTAssertEqual(view.text, "jello")
    }
}
