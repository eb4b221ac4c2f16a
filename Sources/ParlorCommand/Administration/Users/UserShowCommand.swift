import JSON
import Matrix

/// `parlor user show`: everything about one account.
struct UserShowCommand: Command {
    static let name = "user show"
    static let summary = "Shows an account with its devices and rooms, as JSON."
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
        let json = try await AdministrationAPI.with(folder: folder) {
            try await $0.call("GET", "users/\(Endpoint.encoded(name))")
        }
        Output.print("\(json)")
    }
}
