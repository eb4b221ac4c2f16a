internal import SQLite

/// The messages of a window as they were last read, so that only what has changed is read again.
struct MessageCache: Sendable {
    struct Entry: Sendable {
        var position: Int
        var message: ChatMessage
    }

    /// Newest first.
    private(set) var entries: [Entry] = []
    /// The part of the timeline that ``entries`` are all messages of.
    private var covered: (lowest: Int, highest: Int)?

    /// Brings the entries up to date.
    ///
    /// - Returns: The identifiers of messages that were read again; nil: any may have been.
    mutating func update(
        lowest: Int, highest: Int, notes: Bool, change: TimelineChange, reader: MessageReader
    ) throws -> Set<MessageId>? {
        guard let covered, !change.isWhole, lowest <= covered.highest, highest >= covered.lowest else {
            entries = try Self.read(lowest...max(lowest, highest), notes: notes, reader)
            self.covered = (lowest, highest)
            return nil
        }
        var change = change
        if change.isRestructured {
            // A receipt may point at an event that has only now found its place.
            change.hasReceipts = true
            try restructure(lowest: lowest, highest: highest, notes: notes, reader)
            // What quotes and threads name may have come with the history.
            change.messages.formUnion(
                entries.lazy.filter { $0.message.quotedMessage?.text == nil && $0.message.quotedMessage != nil }.map(
                    \.message.id))
        } else {
            if lowest > covered.lowest { entries.removeAll { $0.position < lowest } }
            if highest < covered.highest { entries.removeAll { $0.position > highest } }
            if lowest < covered.lowest {
                entries += try Self.read(lowest...(covered.lowest - 1), notes: notes, reader)
            }
            let newest = entries.first?.position ?? max(covered.lowest, lowest) - 1
            if newest < highest {
                entries.insert(contentsOf: try Self.read((newest + 1)...highest, notes: notes, reader), at: 0)
            }
        }
        self.covered = (lowest, highest)
        return try refresh(change, reader)
    }

    /// Takes in events that came to stand between others; what stands here already is not read again.
    private mutating func restructure(lowest: Int, highest: Int, notes: Bool, _ reader: MessageReader) throws {
        let positions = try reader.database.rows(
            """
            SELECT position, event_id FROM event WHERE room = ? AND \(MessageReader.shown(notes: notes))
                AND position BETWEEN ? AND ? ORDER BY position DESC
            """, reader.room, lowest, highest
        ) { (position: $0.int(0), eventID: $0.text(1)) }
        let known = Dictionary(
            entries.map { ($0.message.eventID ?? "", $0.message) }, uniquingKeysWith: { $1 })
        let missing = positions.lazy.map(\.eventID).filter { known[$0] == nil }
        let read = Dictionary(
            try reader.messages(ids: Array(missing)).map { ($0.eventID ?? "", $0) }, uniquingKeysWith: { $1 })
        entries = positions.compactMap { place in
            (known[place.eventID] ?? read[place.eventID]).map { Entry(position: place.position, message: $0) }
        }
    }

    private mutating func refresh(_ change: TimelineChange, _ reader: MessageReader) throws -> Set<MessageId> {
        var touched: Set<MessageId> = []
        let stale =
            change.messages.isEmpty && change.users.isEmpty
            ? []
            : entries.indices.filter {
                Self.concerns(change, entries[$0].message)
            }
        if !stale.isEmpty {
            let ids = stale.compactMap { entries[$0].message.eventID }
            let fresh = Dictionary(
                try reader.messages(ids: ids).map { ($0.eventID ?? "", $0) }, uniquingKeysWith: { $1 })
            for index in stale {
                touched.insert(entries[index].message.id)
                if let message = fresh[entries[index].message.eventID ?? ""] { entries[index].message = message }
                touched.insert(entries[index].message.id)
            }
        }
        guard change.hasReceipts else { return touched }
        for index in entries.indices
        where entries[index].message.isSentByCurrentUser && entries[index].message.type != .system {
            let readers = try reader.readers(of: entries[index].message, position: entries[index].position)
            guard readers != entries[index].message.readBy else { continue }
            entries[index].message.readBy = readers
            touched.insert(entries[index].message.id)
        }
        return touched
    }

    private static func concerns(_ change: TimelineChange, _ message: ChatMessage) -> Bool {
        if change.messages.contains(message.id) { return true }
        if let eventID = message.eventID, change.messages.contains(eventID) { return true }
        if let quoted = message.quotedMessage?.eventID, change.messages.contains(quoted) { return true }
        guard !change.users.isEmpty else { return false }
        if message.type == .system || message.thread != nil || change.users.contains(message.author.id) { return true }
        if let quoted = message.quotedMessage?.author?.id, change.users.contains(quoted) { return true }
        return message.readBy.contains { change.users.contains($0.id) }
    }

    private static func read(_ range: ClosedRange<Int>, notes: Bool, _ reader: MessageReader) throws -> [Entry] {
        let rows = try reader.database.rows(
            """
            \(EventRow.columns) WHERE room = ? AND \(MessageReader.shown(notes: notes)) AND position BETWEEN ? AND ?
            ORDER BY position DESC
            """, reader.room, range.lowerBound, range.upperBound
        ) { EventRow($0) }
        let messages = try reader.messages(of: rows)
        return zip(rows, messages).map { Entry(position: $0.position ?? 0, message: $1) }
    }
}
