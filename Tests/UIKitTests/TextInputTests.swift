import WindowSupport
import XCTest

@preconcurrency @MainActor final class TextInputTests: XCTestCase {
    func testFieldReportsWhatIsTyped() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 36))
        let root = UIView()
        root.addSubview(field)
        let test = TestWindow(content: root)
        defer { test.close() }
        var changes: [String] = [], submitted = 0
        field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
        field.onSubmit = { submitted += 1 }
        test.click(field)
        XCTAssertTrue(field.isFirstResponder)
        test.type("Grüße 🎉")
        XCTAssertTrue(test.press(UIKey(.enter)))
        XCTAssertEqual(field.text, "Grüße 🎉")
        XCTAssertEqual(changes, ["Grüße 🎉"])
        XCTAssertEqual(submitted, 1)
    }

    func testSettingTextIsNotReportedAsTyping() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 36))
        let root = UIView()
        root.addSubview(field)
        let test = TestWindow(content: root)
        defer { test.close() }
        var changes = 0
        field.onTextChange = { _ in changes += 1 }
        field.text = "set"
        XCTAssertEqual(changes, 0)
        test.click(field)
        test.type("!")
        XCTAssertEqual(field.text, "set!")
        XCTAssertEqual(changes, 1)
    }

    func testDelegateMayRefuseAChange() {
        final class Limit: UITextFieldDelegate {
            func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String)
                -> Bool
            {
                (field.text ?? "").count + replacementString.count - range.length <= 5
            }
        }
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 36)), limit = Limit()
        field.delegate = limit
        let root = UIView()
        root.addSubview(field)
        let test = TestWindow(content: root)
        defer { test.close() }
        test.click(field)
        test.type("12345")
        test.type("6")
        XCTAssertEqual(field.text, "12345")
    }

    func testTextViewGrowsFromOneToSixLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        view.maximumLines = 6
        let heights = (0...8).map { lines -> CGFloat in
            view.text = Array(repeating: "x", count: lines + 1).joined(separator: "\n")
            return view.sizeThatFits(CGSize(width: 300, height: 0)).height
        }
        XCTAssertEqual(heights.sorted(), heights)
        XCTAssertLessThan(heights[0], heights[1])
        XCTAssertEqual(heights[5], heights[8])
    }

    func testEnterSubmitsAndShiftEnterBreaksTheLine() {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 80))
        let root = UIView()
        root.addSubview(view)
        let test = TestWindow(content: root)
        defer { test.close() }
        var sent: [String] = []
        view.onSubmit = {
            sent.append(view.text)
            view.text = ""
        }
        test.click(view)
        test.type("one")
        XCTAssertFalse(test.press(UIKey(.enter, modifiers: .shift)), "GTK breaks the line")
        XCTAssertTrue(test.press(UIKey(.enter)))
        XCTAssertEqual(sent, ["one"])
        XCTAssertEqual(view.text, "")
    }

    func testUpInAnEmptyInputCanBeHooked() {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 80))
        let root = UIView()
        root.addSubview(view)
        let test = TestWindow(content: root)
        defer { test.close() }
        var edits = 0
        view.keyHandler = { key in
            guard key.isOnly(.up), view.text.isEmpty else { return false }
            edits += 1
            return true
        }
        test.click(view)
        test.press(UIKey(.up))
        test.type("text")
        test.press(UIKey(.up))
        XCTAssertEqual(edits, 1)
    }

    func testSelectionCountsInUTF16() {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 80))
        let root = UIView()
        root.addSubview(view)
        let test = TestWindow(content: root)
        defer { test.close() }
        view.text = "🎉ab"
        view.selectedRange = NSRange(location: 2, length: 1)
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 1))
        test.click(view)
        view.selectedRange = NSRange(location: 2, length: 0)
        test.type("x")
        XCTAssertEqual(view.text, "🎉xab")
    }

    func testTextSurvivesRemovalAndReturn() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 36))
        let root = UIView()
        root.addSubview(field)
        let test = TestWindow(content: root)
        defer { test.close() }
        test.click(field)
        test.type("kept")
        field.removeFromSuperview()
        XCTAssertFalse(field.isFirstResponder)
        settle()
        root.addSubview(field)
        test.click(field)
        test.type("!")
        XCTAssertEqual(field.text, "kept!")
    }

    func testPlaceholderAndValueAreForScreenReaders() {
        let field = UITextField(frame: .zero)
        field.placeholder = "Search"
        field.text = "abc"
        XCTAssertEqual(field.accessibilityLabel, "Search")
        XCTAssertEqual(field.accessibilityValue, "abc")
    }
}
