import Matrix
import SQLite

extension SQLiteEventStore {
    /// - Returns: `.conflict` for an address that has its file already.
    func applyToMedia(_ change: StoreChange, _ database: Database) throws -> UnitOutcome? {
        switch change {
        case .media(let media): try insert(media, into: database)
        case .mediaPlace(let place, let now):
            try database.run(
                "DELETE FROM media_place WHERE owner = ? AND expires < ?", place.owner.rawValue, now)
            try database.run(
                "INSERT INTO media_place (id, owner, expires) VALUES (?, ?, ?)", place.id, place.owner.rawValue,
                place.expires)
        case .mediaArrived(let id):
            if try database.run("DELETE FROM media_place WHERE id = ?", id) == 0 { return .conflict }
        default: break
        }
        return nil
    }

    func mediaPlace(_ id: String) throws -> StoredMediaPlace? {
        try reader.use {
            try $0.first("SELECT owner, expires FROM media_place WHERE id = ?", id) { row in
                UserID(row.text(0)).map { StoredMediaPlace(id: id, owner: $0, expires: row.int(1)) }
            } ?? nil
        }
    }

    func mediaPlaces(of user: UserID, at now: Int) throws -> Int {
        try reader.use {
            try $0.first("SELECT count(*) FROM media_place WHERE owner = ? AND expires >= ?", user.rawValue, now) {
                $0.int(0)
            } ?? 0
        }
    }
}
