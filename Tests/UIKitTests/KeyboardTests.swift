import WindowSupport
import XCTest

@preconcurrency @MainActor final class KeyboardTests: XCTestCase {
    func testTabWalksTheControlsAndEnterPresses() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var log: [String] = []
        for (index, title) in ["One", "Two"].enumerated() {
            let button = UIButton(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40))
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in log.append(title) }, for: .primaryActionTriggered)
            root.addSubview(button)
        }
        let test = TestWindow(content: root)
        defer { test.close() }
        test.press(UIKey(.tab))
        test.press(UIKey(.enter))
        test.press(UIKey(.tab))
        test.press(UIKey(.space))
        test.press(UIKey(.tab, modifiers: .shift))
        test.press(UIKey(.enter))
        XCTAssertEqual(log, ["One", "Two", "One"])
        keepPicture(test.png(scale: 2), "focus-ring")
    }

    func testKeysClimbTheResponderChainToAShortcut() {
        final class Controller: UIViewController {
            var found = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "f", modifierFlags: .command) { [weak self] in self?.found += 1 }]
            }
        }
        let controller = Controller()
        let test = TestWindow(controller: controller)
        defer { test.close() }
        XCTAssertTrue(
            test.press(UIKey(.character, characters: "", charactersIgnoringModifiers: "f", modifiers: .control)))
        XCTAssertFalse(test.press(UIKey(.character, characters: "f")))
        XCTAssertEqual(controller.found, 1)
    }

    func testTheSpaceOfAnInputInsideAScrollViewIsItsOwn() {
        let scroll = UIScrollView(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scroll.contentSize = CGSize(width: 100, height: 5_000)
        scroll.addSubview(field)
        let test = TestWindow(content: scroll)
        defer { test.close() }
        test.click(field)
        XCTAssertFalse(test.press(UIKey(.space, characters: " ")))
        XCTAssertTrue(test.press(UIKey(.pageDown)))
        XCTAssertGreaterThan(scroll.contentOffset.y, 0)
    }

    func testKeysNobodyWantsScrollTheList() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let test = TestWindow(content: UIView())
        defer { test.close() }
        scroll.contentSize = CGSize(width: 200, height: 2000)
        test.window.addSubview(scroll)
        test.press(UIKey(.end))
        XCTAssertEqual(scroll.contentOffset.y, 1800)
        test.press(UIKey(.pageUp))
        XCTAssertEqual(scroll.contentOffset.y, 1640)
    }
}
