import SwiftUI
import WindowSupport
import XCTest

/// Typing, submitting and moving the focus, as a person does.
@preconcurrency @MainActor final class TextInputWindowTests: XCTestCase {
    struct Composer: View {
        @State private var text = ""
        @State private var sent: [String] = []
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                ForEach(sent, id: \.self) { Text(verbatim: "sent: \($0)") }
                Text(verbatim: "draft: \(text)")
                TextField("Message", text: $text, axis: .vertical)
                    .lineLimit(1...6)
                    .focused($isFocused)
                    .onSubmit {
                        sent.append(text)
                        text = ""
                    }
                Button("Focus") { isFocused = true }
                Text(verbatim: isFocused ? "focused" : "not focused")
            }
        }
    }

    private func open() -> TestWindow {
        TestWindow(size: CGSize(width: 400, height: 400), controller: UIHostingController(rootView: Composer()))
    }

    func testTypedTextReachesTheBindingAndReturnSubmits() throws {
        let test = open()
        defer { test.close() }
        test.click(try XCTUnwrap(test.views(UITextView.self).first))
        test.type("hello")
        XCTAssertNotNil(test.find("draft: hello"), test.tree)
        test.press(UIKey(.enter))
        XCTAssertNotNil(test.find("sent: hello"), test.tree)
        XCTAssertNotNil(test.find("draft: "), test.tree)
    }

    func testFocusStateMovesTheFocusBothWays() throws {
        let test = open()
        defer { test.close() }
        XCTAssertNotNil(test.find("not focused"))
        test.click(try XCTUnwrap(test.find("Focus")))
        XCTAssertNotNil(test.find("focused"), test.tree)
        XCTAssertTrue(try XCTUnwrap(test.views(UITextView.self).first).isFirstResponder)
        test.views(UITextView.self).first?.resignFirstResponder()
        settle()
        XCTAssertNotNil(test.find("not focused"), test.tree)
    }

    func testFieldGrowsWithItsLines() throws {
        let test = open()
        defer { test.close() }
        let field = try XCTUnwrap(test.views(UITextView.self).first)
        let before = field.frame.height
        test.click(field)
        test.type("one\ntwo\nthree")
        XCTAssertGreaterThan(field.frame.height, before * 2, test.tree)
    }
}
