import JSON

/// `parlor user list`: who has an account.
struct UserListCommand: Command {
    static let name = "user list"
    static let summary = "Lists the accounts."
    static let options = [
        AdministrationOptions.data,
        AdministrationOptions.json,
    ]

    let folder: String
    let isJSON: Bool

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        isJSON = arguments.has("json")
    }

    func run() async throws {
        let users = try await AdministrationAPI.with(folder: folder) { try await $0.all("users", "users") }
        if isJSON { return users.forEach { Output.print("\($0)") } }
        Table.print(
            ["USER", "NAME", "MADE", "STATE"],
            users.map { json in
                let state =
                    json["deactivated"]?.bool == true ? "deactivated" : json["admin"]?.bool == true ? "admin" : ""
                return [
                    json["user_id"]?.string ?? "", json["display_name"]?.string ?? "",
                    AdministrationOptions.time(json["created_ts"]?.int), state,
                ]
            })
    }
}
