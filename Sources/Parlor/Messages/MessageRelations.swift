import Foundation
internal import JSON
internal import SQLite

/// What came later about some messages: their edits, reactions and threads, read for all of them at once.
struct MessageRelations {
    private struct Edit {
        let sender: UserId
        let timestamp: Int
        let content: [UInt8]
    }

    let threads: [String: ThreadSummary]
    private var edits: [String: [Edit]] = [:]
    private var reactions: [String: ReactionTally] = [:]
    private let userID: UserId

    init(of rows: [EventRow], reader: MessageReader) throws {
        userID = reader.userID
        let ids = rows.lazy.filter { $0.stateKey == nil }.map(\.eventID)
        guard !ids.isEmpty else {
            threads = [:]
            return
        }
        let list = jsonList(ids)
        threads = try ThreadSummaryReader(reader: reader).summaries(of: list)
        try reader.database.forEach(
            """
            SELECT target, relation, sender, timestamp, content, reaction FROM event
            WHERE target IN (SELECT value FROM json_each(?)) AND is_redacted = 0
                AND relation IN ('m.replace', 'm.annotation')
            ORDER BY timestamp, event_id
            """, list
        ) { row in
            let target = row.text(0)
            if row.text(1) == "m.replace" {
                edits[target, default: []].append(
                    Edit(sender: row.text(2), timestamp: row.int(3), content: row.blob(4)))
            } else {
                reactions[target, default: ReactionTally(userID: userID)].add(row.text(5), by: row.text(2))
            }
        }
    }

    /// Applies the newest edit, and the reactions. Only an author edits a message; anyone may send such an event, so it is looked at here.
    func apply(to message: inout ChatMessage) {
        guard let eventID = message.eventID else { return }
        message.reactions = reactions[eventID]?.result ?? []
        for edit in edits[eventID]?.reversed() ?? [] where edit.sender == message.author.id {
            guard let content = (try? JSONValue(parsing: edit.content))?["m.new_content"], content.object != nil else {
                continue
            }
            message.replaceBody(by: content, at: Date(milliseconds: edit.timestamp), userID: userID)
            return
        }
    }
}

extension ChatMessage {
    mutating func replaceBody(by content: JSONValue, at date: Date, userID: UserId) {
        let body = MessageBody(content, messageID: id)
        replaceBody(by: body, userID: userID)
        if !body.attachments.isEmpty { attachments = body.attachments }
        editedAt = date
    }
}

/// A list of texts as one parameter of a statement, for `json_each`.
func jsonList(_ texts: some Sequence<String>) -> String {
    String(decoding: JSONValue(Array(texts)).serialized(), as: UTF8.self)
}
