import Foundation
internal import JSON
internal import SQLite

extension MessageReader {
    /// Applies edits and reactions that arrived as events.
    func applyRelations(to message: inout ChatMessage) throws {
        guard let eventID = message.eventID else { return }
        var reactions = ReactionTally(userID: userID)
        try database.forEach(
            """
            SELECT relation, sender, timestamp, content, reaction FROM event
            WHERE target = ? AND is_redacted = 0 ORDER BY timestamp, position
            """, eventID
        ) { row in
            switch row.text(0) {
            // Only an author edits a message; anyone may send such an event, so it is looked at here.
            case "m.replace" where row.text(1) == message.author.id:
                let content = try? JSONValue(parsing: row.blob(3))
                guard let newContent = content?["m.new_content"] else { return }
                replaceBody(of: &message, by: newContent, at: Date(milliseconds: row.int(2)))
            case "m.annotation": reactions.add(row.text(4), by: row.text(1))
            default: break
            }
        }
        message.reactions = reactions.result
    }

    /// Applies what the user has done to the message and the homeserver does not know yet.
    func applyPending(to message: inout ChatMessage) throws {
        for item in outbox where item.state != .failed && refersTo(message, item) {
            switch item.kind {
            case .edit:
                guard let newContent = item.content["m.new_content"] else { continue }
                replaceBody(of: &message, by: newContent, at: Date(milliseconds: item.createdAt))
            case .reaction:
                var tally = ReactionTally(userID: userID, message.reactions)
                if let key = item.content["m.relates_to"]?["key"]?.string { tally.add(key, by: userID) }
                message.reactions = tally.result
            default: continue
            }
        }
    }

    func isRedactionPending(of message: ChatMessage) -> Bool {
        outbox.contains { $0.kind == .redaction && $0.state != .failed && refersTo(message, $0) }
    }

    private func refersTo(_ message: ChatMessage, _ item: OutboxItem) -> Bool {
        guard let target = item.target else { return false }
        return target == message.eventID || target == message.id
    }

    private func replaceBody(of message: inout ChatMessage, by content: JSONValue, at date: Date) {
        let body = MessageBody(content, messageID: message.id)
        message.text = body.text
        message.type = body.type
        if !body.attachments.isEmpty { message.attachments = body.attachments }
        message.editedAt = date
    }
}

/// Counts reactions by key, each user once.
struct ReactionTally {
    private let userID: UserId
    private var order: [String] = []
    private var users: [String: [UserId]] = [:]

    init(userID: UserId, _ reactions: [MessageReaction] = []) {
        self.userID = userID
        for reaction in reactions {
            for user in reaction.userIDs { add(reaction.key, by: user) }
        }
    }

    mutating func add(_ key: String, by user: UserId) {
        guard !key.isEmpty, users[key]?.contains(user) != true else { return }
        if users[key] == nil { order.append(key) }
        users[key, default: []].append(user)
    }

    var result: [MessageReaction] {
        order.map { key in
            let users = users[key] ?? []
            return MessageReaction(key: key, count: users.count, userIDs: users, isOwn: users.contains(userID))
        }
    }
}
