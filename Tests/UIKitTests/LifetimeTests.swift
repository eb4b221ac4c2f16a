import WindowSupport
import XCTest

/// What leaves the window leaves memory.
@preconcurrency @MainActor final class LifetimeTests: XCTestCase {
    func testViewsGoWhenTheyAreRemoved() {
        let test = TestWindow(content: UIView())
        defer { test.close() }
        weak var view: UIView?
        weak var field: UITextField?
        weak var button: UIButton?
        autoreleasing {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let input = UITextField(frame: root.bounds), press = UIButton(type: .system)
            press.addAction(UIAction { _ in }, for: .touchUpInside)
            root.addSubview(input)
            root.addSubview(press)
            test.window.addSubview(root)
            test.click(input)
            test.type("text")
            (view, field, button) = (root, input, press)
            root.removeFromSuperview()
        }
        settle()
        XCTAssertNil(view)
        XCTAssertNil(field)
        XCTAssertNil(button)
    }

    func testWindowsGoWhenTheyAreClosed() {
        weak var window: UIWindow?
        weak var controller: UIViewController?
        autoreleasing {
            let root = UIViewController()
            root.view.addSubview(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            let test = TestWindow(controller: root)
            test.window.drawFrame()
            (window, controller) = (test.window, root)
            test.close()
        }
        settle()
        XCTAssertNil(window)
        XCTAssertNil(controller)
        XCTAssertTrue(UIWindow.all.isEmpty)
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}

@preconcurrency @MainActor final class RemountTests: XCTestCase {
    /// A role that changes takes a new widget; an input below keeps its text.
    func testRoleChangesWhileShown() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        card.addSubview(field)
        let root = UIView()
        root.addSubview(card)
        let test = TestWindow(content: root)
        defer { test.close() }
        test.click(field)
        test.type("kept")
        let before = test.png()
        card.accessibilityTraits = .button
        card.accessibilityLabel = "Card"
        test.type("!")
        XCTAssertEqual(field.text, "kept!")
        XCTAssertFalse(before.isEmpty)
    }
}
