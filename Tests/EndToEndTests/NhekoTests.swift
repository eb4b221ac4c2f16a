import Foundation
import Support
import Testing

/// nheko, a desktop client, at our homeserver. Its script installs it; where it is not installed the test leaves it so.
@Suite struct NhekoTests {
    private static let isInstalled = ["nheko", "Xvfb", "xdotool", "import"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    @Test(.enabled(if: isInstalled, "run Tests/Scripts/nheko.py once as root"))
    func nhekoSignsInListsReadsAndSends() async throws {
        try await TestHomeserver.with { server in
            let script = Programs.package.appending(path: "Tests/Scripts/nheko.py").path
            let nheko = try TestProgram(
                URL(fileURLWithPath: "/usr/bin/python3"), [script, server.url.absoluteString])
            // It waits for each step itself, a minute at most.
            while nheko.isRunning { try await Task.sleep(for: .milliseconds(100)) }
            #expect(try await nheko.exitStatus() == 0, "\(nheko.output)\(nheko.diagnostics)")
        }
    }
}
