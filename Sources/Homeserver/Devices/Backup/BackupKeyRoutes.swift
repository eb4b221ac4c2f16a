import HTTPServer
import JSON
import Matrix

extension API {
    /// The keys of a backup: all, those of a room, or one.
    mutating func addBackupKeyRoutes() {
        let services = services
        for path in ["/room_keys/keys", "/room_keys/keys/{roomId}", "/room_keys/keys/{roomId}/{sessionId}"] {
            on(.put, path) { call in
                let backup = try services.backup(of: call)
                // Only the latest takes keys: a client that knows an older one must hear of the new.
                let current = try services.backup(nil, of: call.user)
                guard backup.version == current.version else { return current.refusal }
                let keys = try BackupKeys.read(try call.body().value, call.backupPlace)
                _ = try await services.shard.perform([.backupKeys(backup, keys)])
                return .json(try services.backup(String(backup.version), of: call.user).state)
            }
            on(.get, path) { call in
                let place = call.backupPlace
                let keys = try services.store.backupKeys(
                    of: try services.backup(of: call), room: place.room, session: place.session)
                return .json(try BackupKeys.json(keys, place))
            }
            on(.delete, path) { call in
                let backup = try services.backup(of: call)
                let place = call.backupPlace
                _ = try await services.shard.perform([
                    .removeBackupKeys(backup, room: place.room, session: place.session)
                ])
                return .json(try services.backup(String(backup.version), of: call.user).state)
            }
        }
    }
}

/// Which keys a path is about.
struct BackupPlace: Sendable, Hashable {
    var room: String?
    var session: String?
}

/// Keys as they stand in bodies, by room and session.
private enum BackupKeys {
    private static let most = 100_000

    static func read(_ body: JSONValue, _ place: BackupPlace) throws(MatrixError) -> [StoredBackupKey] {
        if let room = place.room, let session = place.session { return [try key(body, room, session)] }
        if let room = place.room { return try sessions(body, room) }
        guard let rooms = body["rooms"]?.object else { throw .missing("rooms") }
        var keys: [StoredBackupKey] = []
        for (room, json) in rooms { keys += try sessions(json, room) }
        guard keys.count <= most else { throw .invalid("That are too many keys at once.") }
        return keys
    }

    static func json(_ keys: [StoredBackupKey], _ place: BackupPlace) throws -> JSONValue {
        if place.session != nil {
            guard let key = keys.first else { throw MatrixError.notFound("There is no such key.") }
            return try JSONValue(parsing: key.json)
        }
        var rooms: JSONValue = [:]
        for key in keys {
            var room = rooms[key.room]?["sessions"] ?? [:]
            room[key.session] = try JSONValue(parsing: key.json)
            rooms[key.room] = ["sessions": room]
        }
        if let room = place.room { return rooms[room] ?? ["sessions": [:]] }
        return ["rooms": rooms]
    }

    private static func sessions(_ json: JSONValue, _ room: String) throws(MatrixError) -> [StoredBackupKey] {
        guard let sessions = json["sessions"]?.object else { throw .missing("sessions") }
        return try sessions.map { session, json throws(MatrixError) in try key(json, room, session) }
    }

    private static func key(_ json: JSONValue, _ room: String, _ session: String) throws(MatrixError) -> StoredBackupKey
    {
        guard let index = json["first_message_index"]?.int, let forwarded = json["forwarded_count"]?.int,
            let isVerified = json["is_verified"]?.bool, json["session_data"]?.object != nil, room.utf8.count <= 255,
            session.utf8.count <= 255
        else { throw .badJSON("That is no key of a backup.") }
        return StoredBackupKey(
            room: room, session: session, firstIndex: index, forwarded: forwarded, isVerified: isVerified,
            json: json.serialized())
    }
}

extension StoredBackup {
    /// What changed with the last upload.
    fileprivate var state: JSONValue { ["count": JSONValue(count), "etag": .string(String(tag))] }

    fileprivate var refusal: Response {
        var json = MatrixError(.wrongRoomKeysVersion, status: 403, "There is a newer backup.").json
        json["current_version"] = .string(String(version))
        return .json(json, status: 403)
    }
}

extension Services {
    fileprivate func backup(of call: Call) throws -> StoredBackup {
        guard let version = call.request.query("version") else { throw MatrixError.missing("version") }
        return try backup(version, of: call.user)
    }
}

extension Call {
    fileprivate var backupPlace: BackupPlace {
        BackupPlace(room: request.parameters["roomId"], session: request.parameters["sessionId"])
    }
}
