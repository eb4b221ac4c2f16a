import Support
import Testing

/// matrix-nio, which no one here wrote, calls everything of our homeserver that it can.
@Suite struct NioWalkTests {
    @Test func everyCallOfNioIsServedOrListedWithAReason() async throws {
        let python = try await Python.interpreter(with: "matrix-nio==0.26.0")
        try await TestHomeserver.with { server in
            let script = Programs.package.appending(path: "Tests/Scripts/nio_walk.py").path
            let walk = try TestProgram(python, [script, server.url.absoluteString])
            let status = try await walk.exitStatus()
            let failures = walk.lines.filter { $0.hasPrefix("FAILED") }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))\n\(walk.diagnostics)")
            #expect(status == 0)
        }
    }
}
