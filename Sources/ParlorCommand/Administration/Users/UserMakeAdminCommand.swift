import Matrix

/// `parlor user make-admin`: who may look after the server with their own access token.
struct UserMakeAdminCommand: Command {
    static let name = "user make-admin"
    static let summary = "Makes somebody an administrator of the server, or no longer."
    static let operands = ["NAME"]
    static let options = [
        AdministrationOptions.data,
        Option(name: "revoke", summary: "makes them an ordinary person again"),
    ]

    let folder: String
    let name: String
    let isAdministrator: Bool

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        name = arguments.operands[0]
        isAdministrator = !arguments.has("revoke")
    }

    func run() async throws {
        try await AdministrationAPI.with(folder: folder) {
            try await $0.call("PUT", "users/\(Endpoint.encoded(name))/admin", ["admin": .bool(isAdministrator)])
        }
    }
}
