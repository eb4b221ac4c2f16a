import Matrix
import SQLite

extension SQLiteEventStore {
    func alias(_ alias: RoomAlias) throws -> StoredAlias? {
        let row = try reader.use {
            try $0.first("SELECT room, creator FROM alias WHERE alias = ?", alias.rawValue) { ($0.text(0), $0.text(1)) }
        }
        guard let row, let room = RoomID(row.0), let creator = UserID(row.1) else { return nil }
        return StoredAlias(alias: alias, room: room, creator: creator)
    }

    func aliases(of room: RoomID) throws -> [RoomAlias] {
        try reader.use {
            try $0.rows("SELECT alias FROM alias WHERE room = ? ORDER BY alias", room.rawValue) { $0.text(0) }
        }.compactMap(RoomAlias.init)
    }

    func publishedRooms() throws -> [RoomID] {
        try reader.use { try $0.rows("SELECT id FROM room WHERE is_public ORDER BY key") { $0.text(0) } }
            .compactMap(RoomID.init)
    }

    func isPublished(_ room: RoomID) throws -> Bool {
        try reader.use {
            try $0.first("SELECT is_public FROM room WHERE id = ?", room.rawValue) { $0.bool(0) } ?? false
        }
    }

    func media(_ id: String) throws -> StoredMedia? {
        try reader.use {
            try $0.first("SELECT owner, content_type, file_name, size, created FROM media WHERE id = ?", id) { row in
                UserID(row.text(0)).map {
                    StoredMedia(
                        id: id, owner: $0, contentType: row.text(1), fileName: row.optionalText(2), size: row.int(3),
                        created: row.int(4))
                }
            } ?? nil
        }
    }
}
