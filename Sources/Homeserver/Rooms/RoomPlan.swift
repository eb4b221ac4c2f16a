import JSON
import Matrix

/// What `createRoom` asks for.
struct RoomPlan: Sendable {
    var creator: UserID
    var preset: RoomPreset
    var isPublished: Bool
    var alias: RoomAlias?
    var name: String?
    var topic: String?
    var creationContent: [String: JSONValue]
    var initialState: [(type: EventType, key: String, content: JSONValue)]
    var invited: [UserID]
    var isDirect: Bool
    var powerLevelOverride: [String: JSONValue]

    static let mostInvited = 500
    static let mostInitialState = 200
    static let largestCreation = 65_536

    /// Reads a request's body.
    init(_ body: JSONValue, creator: UserID, serverName: String) throws(MatrixError) {
        self.creator = creator
        if let version = body["room_version"]?.string, version != SpecificationVersions.defaultRoomVersion {
            throw MatrixError(
                .unsupportedRoomVersion, status: 400,
                "New rooms have the version \(SpecificationVersions.defaultRoomVersion).")
        }
        isPublished = body["visibility"]?.string == DirectoryVisibility.public.rawValue
        if let name = body["preset"]?.string {
            guard let preset = RoomPreset(rawValue: name) else { throw .badJSON("There is no such preset.") }
            self.preset = preset
        } else {
            preset = isPublished ? .publicChat : .privateChat
        }
        if let localpart = body["room_alias_name"]?.string {
            guard let alias = RoomAlias(localpart: localpart, server: serverName) else {
                throw .invalid("This can't be part of an alias.")
            }
            self.alias = alias
        }
        name = body["name"]?.string
        topic = body["topic"]?.string
        creationContent = body["creation_content"]?.object ?? [:]
        isDirect = body["is_direct"]?.bool ?? false
        powerLevelOverride = body["power_level_content_override"]?.object ?? [:]
        invited = try Self.invited(body["invite"])
        initialState = try Self.initialState(body["initial_state"])
    }

    private static func invited(_ json: JSONValue?) throws(MatrixError) -> [UserID] {
        var users: [UserID] = []
        for item in json?.array ?? [] {
            guard let user = item.string.flatMap(UserID.init) else { throw .invalid("Only users' ids can be invited.") }
            if !users.contains(user) { users.append(user) }
            guard users.count <= mostInvited else { throw .invalid("At most \(mostInvited) people can be invited.") }
        }
        return users
    }

    private static func initialState(
        _ json: JSONValue?
    ) throws(MatrixError) -> [(type: EventType, key: String, content: JSONValue)] {
        var state: [(type: EventType, key: String, content: JSONValue)] = []
        for item in json?.array ?? [] {
            guard let type = item["type"]?.string, let content = item["content"], content.object != nil else {
                throw .badJSON("Initial state has a type and a content.")
            }
            guard ![.create, .member].contains(EventType(type)) else {
                throw .badJSON("\(type) can't be part of the initial state.")
            }
            state.append((EventType(type), item["state_key"]?.string ?? "", content))
        }
        guard state.count <= mostInitialState else { throw .invalid("That is too much initial state.") }
        return state
    }
}
