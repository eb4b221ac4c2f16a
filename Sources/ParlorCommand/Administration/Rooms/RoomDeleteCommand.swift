import Matrix

/// `parlor room delete`: closes a room.
struct RoomDeleteCommand: Command {
    static let name = "room delete"
    static let summary =
        "Empties a room for good: everybody leaves, its names go, nobody comes in. Its log stays on the disk."
    static let operands = ["ROOM"]
    static let options = [
        AdministrationOptions.data
    ]

    let folder: String
    let room: String

    init(_ arguments: Arguments) throws {
        folder = AdministrationOptions.folder(arguments)
        room = arguments.operands[0]
    }

    func run() async throws {
        try await AdministrationAPI.with(folder: folder) {
            try await $0.call("DELETE", "rooms/\(Endpoint.encoded(room))")
        }
        Output.say("The room is empty and closed.")
    }
}
