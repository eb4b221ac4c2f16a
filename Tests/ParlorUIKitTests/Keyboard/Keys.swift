import Foundation
import ParlorUIKit
import WindowSupport
import XCTest

/// Presses keys, named as xdotool names them: `Tab`, `shift+Tab`, `ctrl+k`, `Return`.
///
/// The desktop's own come from xdotool through the X server; the window's own go in where GTK hands keys over.
@MainActor struct Keys {
    enum Source { case desktop, window }

    let window: TestWindow
    let source: Source

    init(_ window: TestWindow, from source: Source) throws {
        self.window = window
        self.source = source
        guard source == .desktop else { return }
        try XCTSkipUnless(Display.isAvailable, "No display")
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: Self.xdotool), "xdotool is not installed")
        // Without a window manager keys go to the window below the pointer. It rests where nothing can be hovered over.
        try run("mousemove", "1", "1")
    }

    /// Presses one key after the other. What they do may come later: wait for it.
    func press(_ names: String...) throws {
        switch source {
        case .desktop: try run(["key"] + names)
        case .window: for name in names { window.press(try XCTUnwrap(Self.key(name), name)) }
        }
    }

    func type(_ text: String) throws {
        switch source {
        case .desktop: try run("type", text)
        case .window: window.type(text)
        }
    }

    /// Presses a key that moves the focus until it is where it should be.
    func press(_ name: String, until condition: (UIResponder?) -> Bool) throws {
        for _ in 0..<30 {
            let before = window.window.firstResponder
            if condition(before) { return }
            try press(name)
            XCTAssertTrue(pump { window.window.firstResponder !== before }, "\(name) moves nothing: \(window.tree)")
        }
        XCTFail("\(name) does not lead there: \(window.tree)")
    }

    // MARK: The desktop

    private static let xdotool = "/usr/bin/xdotool"

    private func run(_ arguments: String...) throws { try run(arguments) }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.xdotool)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        XCTAssertTrue(pump { !process.isRunning })
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments)")
        settle()
    }

    // MARK: The window

    private static func key(_ name: String) -> UIKey? {
        var parts = name.split(separator: "+").map(String.init)
        let last = parts.removeLast()
        var modifiers: UIKeyModifierFlags = []
        for part in parts {
            switch part {
            case "shift": modifiers.insert(.shift)
            case "ctrl": modifiers.insert(.control)
            case "alt": modifiers.insert(.alternate)
            default: return nil
            }
        }
        if last.count == 1 { return UIKey(.character, charactersIgnoringModifiers: last, modifiers: modifiers) }
        return codes[last].map { UIKey($0, modifiers: modifiers) }
    }

    private static let codes: [String: UIKey.Code] = [
        "Tab": .tab, "Return": .enter, "Escape": .escape, "Up": .up, "Down": .down, "Left": .left, "Right": .right,
    ]
}
