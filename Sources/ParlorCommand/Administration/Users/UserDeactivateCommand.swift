import Matrix

/// `parlor user deactivate`: ends an account.
struct UserDeactivateCommand: Command {
    static let name = "user deactivate"
    static let summary = "Ends an account for good: it leaves its rooms, and nobody gets its name again."
    static let operands = ["NAME"]
    static let options = [
        AdministrationOptions.data
    ]

    let folder: String
    let name: String

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        name = arguments.operands[0]
    }

    func run() async throws {
        try await AdministrationAPI.with(folder: folder) {
            try await $0.call("POST", "users/\(Endpoint.encoded(name))/deactivate")
        }
        Output.say("The account has ended.")
    }
}
