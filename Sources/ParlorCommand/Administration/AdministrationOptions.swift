import Foundation

/// What the commands about a server's data have in common.
enum AdministrationOptions {
    static let data = Option(
        name: "data", value: "DIR", summary: "where accounts, rooms and media live (./parlor-data)",
        environment: "PARLOR_DATA")
    static let json = Option(name: "json", summary: "prints JSON, one object a line")
    static let passwordFile = Option(
        name: "password-file", value: "FILE", summary: "the password, in a file; one is made and printed otherwise")

    static func folder(_ arguments: Arguments) -> String { arguments["data"] ?? "parlor-data" }

    static func password(_ arguments: Arguments) throws -> String? {
        guard let file = arguments["password-file"] else { return nil }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ArgumentError.wrong("--password-file \(file)", expected: "a file that can be read")
        }
        let password = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard !password.isEmpty else { throw CommandFailure("The password in \(file) is empty.") }
        return password
    }

    /// A time of the server's, milliseconds since 1970, for people.
    static func time(_ milliseconds: Int?) -> String {
        guard let milliseconds, milliseconds > 0 else { return "never" }
        return Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
    }
}
