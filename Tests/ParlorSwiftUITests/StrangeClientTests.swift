import Foundation
import JSON
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// A client that no one here wrote (matrix-nio, from PyPI) at our homeserver, and a window of ours beside it.
@preconcurrency @MainActor
final class StrangeClientTests: XCTestCase {
    func testNioAndAWindowTalkToEachOther() throws {
        let python = try pump({ try await Python.interpreter(with: "matrix-nio==0.26.0") }, timeout: 300)
        let server = try pump { try await TestHomeserver.start() }
        defer { try? pump { await server.stop() } }
        let mia = try pump { try await server.register("mia") }
        let nina = try pump { try await server.register("nina") }
        let room = try pump { try await mia.createRoom(["preset": "public_chat", "name": "Both"]) }
        let client = ChatClient(config: ChatClientConfig(homeserver: server.url))
        defer { try? pump { await client.disconnect() } }
        try pump { try await client.connect(userID: mia.id.rawValue, password: mia.password) }
        let window = try open(room, of: client)
        defer { window.close() }

        let script = Programs.package.appendingPathComponent("Tests/Scripts/nio_peer.py").path
        let nio = try TestProgram(python, [script, server.url.absoluteString, nina.id.rawValue, nina.password])
        defer { nio.killNow() }
        XCTAssertTrue(pump(until: { nio.said("did", "login") }, timeout: 60), nio.diagnostics)
        nio.order(["do": "join", "room": .string(room.rawValue)])
        XCTAssertTrue(pump(until: { nio.said("did", "join") }, timeout: 30), nio.diagnostics)

        nio.order(["do": "send", "room": .string(room.rawValue), "text": "Written by nio"])
        XCTAssertTrue(pump(until: { window.find("Written by nio") != nil }, timeout: 30), window.tree)

        try typeByHand("Typed into the window", into: window)
        XCTAssertTrue(
            pump(until: { nio.said("message", "Typed into the window") }, timeout: 30),
            "\(nio.lines)\n\(nio.diagnostics)\n\(window.tree)")
        XCTAssertFalse(nio.lines.contains { $0.contains("\"error\"") }, "\(nio.lines)")
    }

    private func open(_ room: RoomID, of client: ChatClient) throws -> TestWindow {
        let controller = client.channelController(for: "messaging:\(room.rawValue)")
        let screen = NavigationStack {
            ChatChannelView(viewFactory: DefaultViewFactory(chatClient: client), channelController: controller)
        }
        let window = TestWindow(
            size: CGSize(width: 600, height: 600), controller: UIHostingController(rootView: screen))
        XCTAssertTrue(pump(until: { !window.views(UITextView.self).isEmpty }), window.tree)
        return window
    }

    /// Types as a person does: the keys come from the X server, not from this process.
    private func typeByHand(_ text: String, into window: TestWindow) throws {
        let pid = String(ProcessInfo.processInfo.processIdentifier)
        let found = try TestProgram(
            URL(fileURLWithPath: "/usr/bin/xdotool"), ["search", "--onlyvisible", "--pid", pid])
        XCTAssertTrue(pump(until: { !found.isRunning && !found.lines.isEmpty }), found.diagnostics)
        let target = try XCTUnwrap(found.lines.last)
        // One program after the other, as fingers would: focus, letters, Enter.
        for arguments in [
            ["windowfocus", target], ["type", "--delay", "15", text], ["key", "--delay", "15", "Return"],
        ] {
            let step = try TestProgram(URL(fileURLWithPath: "/usr/bin/xdotool"), arguments)
            XCTAssertTrue(pump(until: { !step.isRunning }), step.diagnostics)
            settle()
        }
    }
}

extension TestProgram {
    fileprivate func order(_ order: JSONValue) { write(order.description) }

    fileprivate func said(_ key: String, _ value: String) -> Bool {
        lines.contains { line in (try? JSONValue(parsing: [UInt8](line.utf8)))?[key]?.string == value }
    }
}
