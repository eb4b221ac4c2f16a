internal import JSON
internal import SQLite

extension StoreTransaction {
    /// The contents of a message's events, with everything they relate to looked up. What is unsent itself stands in them by its
    /// local identifier; the outbox replaces it when the message's turn comes.
    func contents(of composer: MessageComposer, room: Int) throws -> [JSONValue] {
        let root = try composer.message.threadRootId.map { try threadRoot(of: $0, room: room) }
        let latest = try root.flatMap { try database.latestInThread($0, room: room) }
        var contents = try composer.contents(latestInThread: latest)
        for index in contents.indices {
            guard var relation = contents[index]["m.relates_to"] else { continue }
            if let root { relation["event_id"] = .string(root) }
            if let answered = relation["m.in_reply_to"]?["event_id"]?.string {
                relation["m.in_reply_to"] = ["event_id": .string(try target(answered, room: room))]
            }
            contents[index]["m.relates_to"] = relation
        }
        return contents
    }

    /// Replies to a message that is unsent itself wait for it.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` when it has failed.
    func awaitThreadRoot(_ transactionIDs: [String], room: Int) throws {
        for id in transactionIDs {
            guard let item = try database.outboxItem(transactionID: id), let root = item.threadRoot,
                let needed = try neededItem(root, by: .message)
            else { continue }
            try addDependency(of: item.id, on: needed)
        }
    }

    /// Changes a message: in place while it waits to be sent, by an event of its own afterwards.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` for somebody else's message, ``ClientError/Kind/emptyMessage``,
    ///   ``ClientError/Kind/tooLarge``, ``ClientError/Kind/notFound``.
    func edit(_ messageID: MessageId, by composer: MessageComposer, room: Int, transactionID: String) throws {
        if let item = try database.outboxItem(transactionID: messageID), item.kind == .message,
            item.state == .pending || item.state == .failed
        {
            // Checks the same as an edit that is sent: no empty text, no content that is too large.
            _ = try composer.edit(of: messageID, original: item.content)
            var changed = composer.replacement(of: item.content)
            for key in ["m.relates_to", MessageComposer.Key.inChannel] {
                if let value = item.content[key] { changed[key] = value }
            }
            return try setOutboxContent(item, changed)
        }
        let target = try target(messageID, room: room)
        let original = try currentContent(of: target, room: room)
        let content = try composer.edit(of: target, original: original)
        try enqueue(.edit(target: target, content: content), room: room, transactionID: transactionID)
    }

    /// The content of a message as it was last left, edits that wait to be sent included.
    private func currentContent(of target: String, room: Int) throws -> JSONValue {
        let pending = try database.outbox(ofRoom: room)
        if let edit = pending.last(where: { $0.kind == .edit && $0.target == target && $0.state != .failed }),
            let content = edit.content["m.new_content"]
        {
            return content
        }
        if let item = pending.first(where: {
            $0.kind == .message && ($0.transactionID == target || $0.eventID == target)
        }) {
            return item.content
        }
        let row = try database.first("\(EventRow.columns) WHERE event_id = ?", target) { EventRow($0) }
        guard let row else { throw ClientError(.notFound, "There is no message \(target) here") }
        return try database.latestEdit(of: target, by: row.sender) ?? row.content
    }

    /// The root of the thread that a message opens: itself, unless it stands in a thread already. Threads don't nest.
    func threadRoot(of messageID: MessageId, room: Int) throws -> String {
        let id = try target(messageID, room: room)
        let stored = try database.first("SELECT thread FROM event WHERE event_id = ?", id) { $0.optionalText(0) } ?? nil
        if let stored { return stored }
        if let item = try database.outboxItem(transactionID: id), item.kind == .message,
            item.content["m.relates_to"]?["rel_type"]?.string == "m.thread"
        {
            return item.threadRoot ?? id
        }
        return id
    }
}

extension Database {
    /// The newest edit of a message by its author: the only one that counts.
    func latestEdit(of eventID: String, by author: UserId) throws -> JSONValue? {
        let content = try first(
            """
            SELECT content FROM event WHERE target = ? AND relation = 'm.replace' AND sender = ? AND is_redacted = 0
            ORDER BY timestamp DESC, event_id DESC LIMIT 1
            """, eventID, author
        ) { $0.blob(0) }
        return content.flatMap { try? JSONValue(parsing: $0) }?["m.new_content"]
    }

    /// The newest reply in a thread, unsent ones included; nil where there is none.
    func latestInThread(_ root: String, room: Int) throws -> String? {
        let pending = try rows(
            "\(OutboxItem.columns) WHERE room = ? AND kind = 'message' AND state <> 'failed' ORDER BY id", room
        ) { OutboxItem($0) }.last { $0?.threadRoot == root }??.transactionID
        if let pending { return pending }
        return try first(
            "SELECT event_id FROM event WHERE thread = ? AND is_redacted = 0 ORDER BY timestamp DESC, event_id DESC LIMIT 1",
            root
        ) { $0.text(0) }
    }
}
