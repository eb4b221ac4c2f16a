import Foundation
import Support

extension TestProgram {
    /// The built `parlor` program, run as people run it.
    static func parlor(_ arguments: [String]) throws -> TestProgram { try TestProgram(Programs.parlor, arguments) }

    /// The address it printed.
    func address() async throws -> URL {
        try await eventually("an address") { lines.first.flatMap(URL.init(string:)) }
    }
}

extension TemporaryFolder {
    /// Writes a program that can be run in the place of the example app.
    func script(_ text: String) throws -> String {
        let file = path("script-\(UUID().uuidString)")
        _ = FileManager.default.createFile(
            atPath: file, contents: Data("#!/bin/sh\n\(text)\n".utf8), attributes: [.posixPermissions: 0o700])
        return file
    }
}
