import Foundation
internal import SQLite

/// Reads the messages that others answer, as short as a quote shows them.
struct QuoteReader {
    let reader: MessageReader

    /// - Parameter ids: Event identifiers, or local ones of messages that were unsent when they were answered.
    func quotes(of ids: Set<String>) throws -> [String: QuotedMessage] {
        var result: [String: QuotedMessage] = [:]
        let rows = try reader.database.rows(
            """
            \(EventRow.columns) WHERE event_id IN (SELECT value FROM json_each(?1))
                OR local_id IN (SELECT value FROM json_each(?1))
            """, jsonList(ids)
        ) { EventRow($0) }
        for row in rows where !row.isRedacted {
            let content = try reader.database.latestEdit(of: row.eventID, by: row.sender) ?? row.content
            let body = MessageBody(content, messageID: row.eventID)
            let quote = QuotedMessage(
                eventID: row.eventID, text: body.text, author: try reader.members.user(row.sender))
            result[row.eventID] = quote
            if let localID = row.localID { result[localID] = quote }
        }
        for item in reader.outbox where item.kind == .message && ids.contains(item.transactionID) {
            result[item.transactionID] = QuotedMessage(
                eventID: item.transactionID, text: MessageBody(item.content, messageID: item.transactionID).text,
                author: try reader.members.user(reader.userID))
        }
        return result
    }
}
