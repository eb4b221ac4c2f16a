/// The rooms in which something happened lately for one person: a sync that is nearly up to date looks at these and not
/// at the thousands of rooms that it may be about.
struct RecentRooms {
    private struct Entry {
        let room: Room
        var position: Int
        var ephemeral: Int
    }

    private static let capacity = 64
    private var entries: [Entry] = []
    /// Everything after these positions is in `entries`.
    private var floor: (position: Int, ephemeral: Int)

    init(position: Int, ephemeral: Int) { floor = (position, ephemeral) }

    mutating func note(_ room: Room, position: Int, ephemeral: Int) {
        if let last = entries.last, last.room === room {
            entries[entries.count - 1].position = position
            entries[entries.count - 1].ephemeral = ephemeral
            return
        }
        if entries.count >= Self.capacity {
            let dropped = entries[Self.capacity / 2 - 1]
            floor = (dropped.position, dropped.ephemeral)
            entries.removeFirst(Self.capacity / 2)
        }
        entries.append(Entry(room: room, position: position, ephemeral: ephemeral))
    }

    /// The rooms touched after a token, each once; `nil` when the token is older than what is remembered.
    func rooms(after token: SyncToken) -> [Room]? {
        guard token.position >= floor.position, token.ephemeral >= floor.ephemeral else { return nil }
        var seen: Set<ObjectIdentifier> = []
        return entries.filter { entry in
            (entry.position > token.position || entry.ephemeral > token.ephemeral)
                && seen.insert(ObjectIdentifier(entry.room)).inserted
        }.map(\.room)
    }
}
