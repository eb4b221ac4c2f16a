import Matrix

/// `parlor token revoke`: takes a token back.
struct TokenRevokeCommand: Command {
    static let name = "token revoke"
    static let summary = "Ends a registration token, or with --user and --device the access tokens of a device."
    static let options = [
        AdministrationOptions.data,
        Option(name: "token", value: "TOKEN", summary: "the registration token"),
        Option(name: "user", value: "NAME", summary: "the account of the device"),
        Option(name: "device", value: "ID", summary: "the device that is logged out"),
    ]

    let folder: String
    let path: String

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        if let token = arguments["token"] {
            path = "registration_tokens/\(Endpoint.encoded(token))"
        } else {
            let user = try arguments.required("user")
            let device = try arguments.required("device")
            path = "users/\(Endpoint.encoded(user))/devices/\(Endpoint.encoded(device))"
        }
    }

    func run() async throws {
        try await AdministrationAPI.with(folder: folder) { try await $0.call("DELETE", path) }
    }
}
