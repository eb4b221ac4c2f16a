import JSON
import Matrix

/// `parlor user set-password`: for people who forgot theirs.
struct UserSetPasswordCommand: Command {
    static let name = "user set-password"
    static let summary =
        "Gives an account another password and logs its devices out. Prints the password when none was given."
    static let operands = ["NAME"]
    static let options = [
        AdministrationOptions.data,
        AdministrationOptions.passwordFile,
        Option(name: "keep-devices", summary: "logs nobody out"),
    ]

    let folder: String
    let name: String
    let body: JSONValue
    let showsPassword: Bool

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        name = arguments.operands[0]
        let password = try AdministrationOptions.password(arguments)
        showsPassword = password == nil
        var body: JSONValue = ["logout_devices": .bool(!arguments.has("keep-devices"))]
        if let password { body["password"] = .string(password) }
        self.body = body
    }

    func run() async throws {
        let json = try await AdministrationAPI.with(folder: folder) {
            try await $0.call("PUT", "users/\(Endpoint.encoded(name))/password", body)
        }
        if showsPassword { Output.print(json["password"]?.string ?? "") }
    }
}
