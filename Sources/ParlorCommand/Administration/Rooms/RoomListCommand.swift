import JSON

/// `parlor room list`: which rooms there are.
struct RoomListCommand: Command {
    static let name = "room list"
    static let summary = "Lists the rooms."
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
        let rooms = try await AdministrationAPI.with(folder: folder) { try await $0.all("rooms", "rooms") }
        if isJSON { return rooms.forEach { Output.print("\($0)") } }
        Table.print(
            ["ROOM", "ALIAS", "NAME", "MEMBERS", "PUBLIC"],
            rooms.map { json in
                [
                    json["room_id"]?.string ?? "", json["alias"]?.string ?? "", json["name"]?.string ?? "",
                    "\(json["members"]?.int ?? 0)", json["public"]?.bool == true ? "yes" : "no",
                ]
            })
    }
}
