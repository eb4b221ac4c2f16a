import Foundation
import Support

/// A homeserver as people run it: the `parlor serve` program, on a free loopback port, with a data folder.
struct ServeProcess {
    let process: TestProgram
    let url: URL

    var port: Int { url.port! }

    /// - Parameter port: 0 for a free one.
    static func start(data: String, port: Int = 0) async throws -> ServeProcess {
        let process = try TestProgram(
            Programs.parlor, ["serve", "--data", data, "--port", String(port), "--registration", "open"])
        let line = try await process.line { $0.contains("http://") }
        let address = line.split(separator: " ").first { $0.hasPrefix("http://") }!
        return ServeProcess(process: process, url: URL(string: String(address))!)
    }

    func register(_ name: String) async throws -> TestUser {
        try await TestUser.register(name, password: "pass-word-1", at: url)
    }
}
