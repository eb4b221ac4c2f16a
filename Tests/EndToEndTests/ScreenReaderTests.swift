import Foundation
import Support
import Testing

/// Someone who sees nothing lists channels, opens one, reads it and answers, in the windows of both kits and of open channels.
@Suite(.serialized) struct ScreenReaderTests {
    @Test(arguments: [["ParlorDemo"], ["UIKitChat", "--actions"], ["OpenChannels", "--open"]])
    func aConversationIsReadAndAnsweredOverATSPI(app: [String]) async throws {
        let script = Programs.package.appending(path: "Tests/Scripts/screen_reader.py").path
        let reader = try TestProgram(
            URL(fileURLWithPath: "/usr/bin/dbus-run-session"),
            [
                "--", "/usr/bin/python3", "-W", "ignore", script, Programs.parlor.path,
                Programs.folder.appendingPathComponent(app[0]).path,
            ] + app.dropFirst())
        // It waits for each step itself, a minute at most.
        while reader.isRunning { try await Task.sleep(for: .milliseconds(100)) }
        #expect(try await reader.exitStatus() == 0, "\(reader.output)\(reader.diagnostics)")
    }
}
