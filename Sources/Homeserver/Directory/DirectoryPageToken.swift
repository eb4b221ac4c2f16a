import Matrix

/// Where a page of the directory begins.
enum DirectoryPageToken: Sendable, Hashable {
    /// After so many rooms: for pages backwards.
    case offset(Int)
    /// Behind the place of a room that had so many members.
    case behind(joined: Int, RoomID)

    init?(_ text: String) {
        if text.first == "p", let offset = Int(text.dropFirst()), offset >= 0 {
            self = .offset(offset)
            return
        }
        let parts = text.split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].first == "k", let joined = Int(parts[0].dropFirst()),
            let room = RoomID(String(parts[1]))
        else { return nil }
        self = .behind(joined: joined, room)
    }

    var text: String {
        switch self {
        case .offset(let offset): "p\(offset)"
        case .behind(let joined, let room): "k\(joined)_\(room.rawValue)"
        }
    }
}
