import JSON

/// `parlor token list`: which registration tokens there are.
struct TokenListCommand: Command {
    static let name = "token list"
    static let summary = "Lists the registration tokens."
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
        let tokens = try await AdministrationAPI.with(folder: folder) {
            try await $0.call("GET", "registration_tokens")["tokens"]?.array ?? []
        }
        if isJSON { return tokens.forEach { Output.print("\($0)") } }
        Table.print(
            ["TOKEN", "USED", "OF", "UNTIL", "VALID"],
            tokens.map { json in
                [
                    json["token"]?.string ?? "", "\(json["used"]?.int ?? 0)",
                    json["uses"]?.int.map(String.init) ?? "any",
                    json["expires_ts"]?.int.map { AdministrationOptions.time($0) } ?? "for ever",
                    json["valid"]?.bool == true ? "yes" : "no",
                ]
            })
    }
}
