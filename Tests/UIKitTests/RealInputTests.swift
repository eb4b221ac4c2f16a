import WindowSupport
import XCTest

/// The desktop's own events, sent by xdotool to the X server: pointer, wheel and keys arrive where they should.
@preconcurrency @MainActor final class RealInputTests: XCTestCase {
    private func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        XCTAssertTrue(pump { !process.isRunning })
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments)")
    }

    private func requireTools() throws {
        Quiet.prepare()
        try XCTSkipUnless(Display.isAvailable, "No display")
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool"), "xdotool is not installed")
    }

    func testPointerWheelAndKeysReachTheViews() throws {
        try requireTools()
        let root = UIView()
        var clicks = 0
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 36))
        let composer = UITextView(frame: CGRect(x: 20, y: 130, width: 200, height: 80))
        let rows = Rows(Array(0..<500))
        rows.list.frame = CGRect(x: 20, y: 220, width: 300, height: 300)
        for view in [button, field, composer, rows.list] { root.addSubview(view) }
        let test = TestWindow(content: root)
        defer { test.close() }
        test.window.drawFrame()
        var sent: [String] = []
        composer.onSubmit = { sent.append(composer.text) }

        // No window manager: the window stands at the corner and has to be given the keyboard.
        try run("mousemove", "80", "40")
        XCTAssertTrue(pump { button.isHovered })
        try run("click", "1")
        XCTAssertTrue(pump { clicks == 1 })

        try run("mousemove", "80", "98", "click", "1")
        XCTAssertTrue(pump { field.isFirstResponder })
        try run("type", "hello")
        XCTAssertTrue(pump { field.text == "hello" }, "\(field.text ?? "")")

        try run("key", "Tab")
        XCTAssertTrue(pump { composer.isFirstResponder })
        try run("type", "line")
        try run("key", "shift+Return")
        try run("type", "two")
        XCTAssertTrue(pump { composer.text == "line\ntwo" }, composer.text)
        try run("key", "Return")
        XCTAssertTrue(pump { sent == ["line\ntwo"] })

        try run("mousemove", "100", "400", "click", "5")
        XCTAssertTrue(pump { rows.list.contentOffset.y > 0 })
    }
}
