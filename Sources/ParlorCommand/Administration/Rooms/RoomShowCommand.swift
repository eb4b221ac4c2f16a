import JSON
import Matrix

/// `parlor room show`: everything about one room.
struct RoomShowCommand: Command {
    static let name = "room show"
    static let summary = "Shows a room, named by id or alias, as JSON."
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
        let json = try await AdministrationAPI.with(folder: folder) {
            try await $0.call("GET", "rooms/\(Endpoint.encoded(room))")
        }
        Output.print("\(json)")
    }
}
