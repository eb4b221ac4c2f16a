import Foundation
import JSON
import Matrix

/// `parlor token create`: lets somebody register, or a program act for an account.
struct TokenCreateCommand: Command {
    static let name = "token create"
    static let summary =
        "Makes a registration token (see `parlor serve --registration tokens`), or with --user an access token. Prints it."
    static let options = [
        AdministrationOptions.data,
        Option(name: "uses", value: "N", summary: "how many accounts can be made with it (any number)"),
        Option(name: "days", value: "N", summary: "for how many days it holds (for ever)"),
        Option(name: "user", value: "NAME", summary: "makes an access token of this account instead"),
        Option(name: "device", value: "ID", summary: "the device of the access token (a new one)"),
    ]

    let folder: String
    let user: String?
    let body: JSONValue

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        user = arguments["user"]
        var body: JSONValue = [:]
        let uses = try arguments.integer("uses", in: 1...1_000_000)
        let days = try arguments.integer("days", in: 1...36_500)
        if user == nil {
            if let uses { body["uses"] = JSONValue(uses) }
            if let days {
                body["expires_ts"] = JSONValue(Int(Date().timeIntervalSince1970 * 1_000) + days * 86_400_000)
            }
            if arguments["device"] != nil { throw ArgumentError.missing("--user") }
        } else {
            if uses != nil || days != nil {
                throw ArgumentError.wrong("--user with --uses or --days", expected: "a registration token")
            }
            body["name"] = "parlor token create"
            if let device = arguments["device"] { body["device_id"] = .string(device) }
        }
        self.body = body
    }

    func run() async throws {
        let path = user.map { "users/\(Endpoint.encoded($0))/tokens" } ?? "registration_tokens"
        let json = try await AdministrationAPI.with(folder: folder) { try await $0.call("POST", path, body) }
        Output.print(json[user == nil ? "token" : "access_token"]?.string ?? "")
    }
}
