import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// A visit without a mouse: the list, a channel, its parts, and back.
@preconcurrency @MainActor
final class KeyboardTests: ChannelWindowTestCase {
    func testEverythingThatIsPressedIsReachedByTabAndHasAName() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        window.waitFor("Kettle is on")
        let names = walk(window)
        for name in [
            "Search", "Threads", "New conversation", "Search messages", "Details", "Attach files", "Emoji", "Message",
        ] {
            XCTAssertTrue(names.contains(name), "\(name) in \(names)")
        }
        XCTAssertTrue(names.contains { $0.hasPrefix("Tea, ") }, "\(names)")
        XCTAssertTrue(names.contains { $0.hasPrefix("Coffee, ") }, "\(names)")
        XCTAssertFalse(names.contains(""), "what takes the keyboard has a name: \(names)")
    }

    func testAVisitByKeysAlone() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.press(.init(.down, modifiers: .alternate))
        XCTAssertTrue(pump { window.views(UITextView.self).first?.isFirstResponder == true }, window.tree)
        window.type("By keys alone")
        window.press(.init(.enter))
        window.waitFor("By keys alone")
        window.press(.init(.up))
        window.waitFor("Edit message")
        window.press(.init(.escape))
        window.waitForEnd(of: "Edit message")
        window.press(.init(.character, characters: "", charactersIgnoringModifiers: "f", modifiers: .control))
        window.waitFor("Words to search for")
        window.type("Kettle")
        XCTAssertTrue(pump { window.find(containing: "Ada") != nil }, window.tree)
        window.press(.init(.escape))
        window.press(.init(.escape))
        window.waitFor("Message")
        window.press(.init(.character, characters: "", charactersIgnoringModifiers: "k", modifiers: .control))
        window.type("cof")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.views(UILabel.self).contains { $0.text == "Beans are out" } }, window.tree)
    }

    /// The names of all that Tab reaches, round once.
    private func walk(_ window: TestWindow) -> [String] {
        var names: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<60 {
            window.press(.init(.tab))
            guard let view = window.window.firstResponder as? UIView, seen.insert(ObjectIdentifier(view)).inserted
            else {
                break
            }
            names.append(view.accessibilityLabel ?? "")
        }
        return names
    }
}
