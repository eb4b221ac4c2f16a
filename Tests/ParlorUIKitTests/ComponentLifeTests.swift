import StreamChatUI
import WindowSupport
import XCTest

/// The four steps of a component, and where it finds its components and its appearance.
@preconcurrency @MainActor final class ComponentLifeTests: XCTestCase {
    private class Probe: ChatView {
        var calls: [String] = []
        override func setUp() { super.setUp(); calls.append("setUp") }
        override func setUpLayout() { super.setUpLayout(); calls.append("setUpLayout") }
        override func setUpAppearance() { super.setUpAppearance(); calls.append("setUpAppearance") }
        override func updateContent() { super.updateContent(); calls.append("updateContent") }
    }

    func testTheStepsComeInOrderAndOnce() {
        let probe = Probe()
        XCTAssertEqual(probe.calls, [])
        let room = UIView()
        room.addSubview(probe)
        XCTAssertEqual(probe.calls, ["setUp", "setUpLayout", "setUpAppearance", "updateContent"])
        probe.removeFromSuperview()
        room.addSubview(probe)
        XCTAssertEqual(probe.calls.count, 4)
    }

    func testSeveralChangesAreOneUpdate() {
        let probe = Probe(), room = UIView()
        room.addSubview(probe)
        probe.calls = []
        for _ in 0..<3 { probe.updateContentIfNeeded() }
        XCTAssertEqual(probe.calls, [])
        settle()
        XCTAssertEqual(probe.calls, ["updateContent"])
    }

    func testWhoMeasuresSeesTheNewContent() {
        let probe = Probe(), room = UIView()
        room.addSubview(probe)
        probe.calls = []
        probe.updateContentIfNeeded()
        _ = probe.intrinsicContentSize
        XCTAssertEqual(probe.calls, ["updateContent"])
    }

    func testAnAppearanceCountsForItsSubtree() {
        let outer = Probe(), inner = Probe(), other = Probe()
        outer.addSubview(inner)
        var look = Appearance()
        look.colors.accent = .systemGreen
        outer.appearance = look
        XCTAssertEqual(inner.appearance.colors.accent, .systemGreen)
        XCTAssertNotEqual(other.appearance.colors.accent, .systemGreen)
        let room = UIView()
        room.addSubview(outer)
        inner.calls = []
        look.colors.accent = .systemRed
        outer.appearance = look
        XCTAssertEqual(inner.calls, ["setUpAppearance"])
    }

    func testDarkModeAsksForTheAppearanceAgain() {
        let probe = Probe()
        let window = TestWindow(content: probe)
        defer { window.close() }
        probe.calls = []
        window.window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(probe.calls.filter { $0 == "setUpAppearance" }.count, 1)
    }

    func testComponentsReachWhatIsPresented() {
        final class OtherHeader: ChatChannelHeaderView {}
        let outer = ChatViewController(), inner = ChatViewController()
        outer.components.channelHeaderView = OtherHeader.self
        let window = TestWindow(controller: outer)
        defer { window.close() }
        outer.present(UINavigationController(rootViewController: inner), animated: false)
        XCTAssertTrue(inner.components.channelHeaderView == OtherHeader.self)
        XCTAssertFalse(Components.default.channelHeaderView == OtherHeader.self)
    }
}
