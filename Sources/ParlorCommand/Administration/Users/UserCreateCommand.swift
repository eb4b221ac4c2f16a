import JSON

/// `parlor user create`: makes an account, whoever may register.
struct UserCreateCommand: Command {
    static let name = "user create"
    static let summary = "Makes an account. Prints its id, and the password when none was given."
    static let operands = ["NAME"]
    static let options = [
        AdministrationOptions.data,
        AdministrationOptions.passwordFile,
        Option(name: "display-name", value: "TEXT", summary: "how others see them (the name)"),
        Option(name: "admin", summary: "makes them an administrator"),
        Option(
            name: "server-name", value: "NAME", summary: "of new data: the part after the colon (localhost)",
            environment: "PARLOR_SERVER_NAME"),
    ]

    let folder: String
    let serverName: String
    let body: JSONValue
    let showsPassword: Bool

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        serverName = arguments["server-name"] ?? "localhost"
        let password = try AdministrationOptions.password(arguments)
        showsPassword = password == nil
        var body: JSONValue = [
            "name": .string(arguments.operands[0]), "admin": .bool(arguments.has("admin")),
        ]
        if let password { body["password"] = .string(password) }
        if let name = arguments["display-name"] { body["display_name"] = .string(name) }
        self.body = body
    }

    func run() async throws {
        let made = try await AdministrationAPI.with(folder: folder, mayMake: true, serverName: serverName) {
            try await $0.call("POST", "users", body)
        }
        Output.print(made["user_id"]?.string ?? "")
        if showsPassword { Output.print(made["password"]?.string ?? "") }
    }
}
