import KitSupport
import SendbirdUIKit
import XCTest

/// From the list into a channel and back, and a new channel, without a pointer.
@preconcurrency @MainActor final class KeyboardTests: OpenChannelTestCase {
    func testAVisitByKeysAlone() throws {
        let harbour = try open("Harbour")
        try connect()
        let list = SBUOpenChannelListViewController()
        let window = show(list)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        let navigation = try XCTUnwrap(list.navigationController)

        window.press(UIKey(.down))
        XCTAssertTrue(pump { window.window.firstResponder === list.listComponent?.tableView }, window.tree)
        window.press(UIKey(.enter))
        XCTAssertTrue(
            pump { (navigation.topViewController as? SBUOpenChannelViewController)?.viewModel?.phase == .entered },
            window.tree)
        let screen = try XCTUnwrap(navigation.topViewController as? SBUOpenChannelViewController)
        try tab(window, to: { $0 === screen.inputComponent?.composerVC.inputTextView })
        window.type("Ahoy")
        window.press(UIKey(.enter))
        XCTAssertTrue(pump { harbour.messages.first?.text == "Ahoy" })

        try tab(window, to: { ($0 as? UIView)?.accessibilityLabel == SBUStringSet.back })
        window.press(UIKey(.enter))
        XCTAssertTrue(pump { navigation.topViewController === list }, window.tree)
        try tab(window, to: { ($0 as? UIView)?.accessibilityLabel == SBUStringSet.createChannel })
        window.press(UIKey(.enter))
        XCTAssertTrue(pump { navigation.topViewController is SBUCreateOpenChannelViewController }, window.tree)
        XCTAssertTrue(pump { window.window.firstResponder is UITextField })
        window.type("Regatta")
        window.press(UIKey(.enter))
        XCTAssertTrue(
            pump { (navigation.topViewController as? SBUOpenChannelViewController)?.viewModel?.phase == .entered },
            window.tree)
    }

    private func tab(_ window: TestWindow, to isThere: (UIResponder?) -> Bool) throws {
        for _ in 0..<20 where !isThere(window.window.firstResponder) { window.press(UIKey(.tab)) }
        XCTAssertTrue(isThere(window.window.firstResponder), window.tree)
    }
}
