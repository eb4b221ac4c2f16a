import Foundation
internal import JSON

extension UserSession {
    /// Stores a message with its local echo, in one transaction, and has it sent.
    ///
    /// - Returns: The identifier of the message; with several attachments, of the first one.
    func compose(_ draft: MessageDraft, in cid: ChannelId) async throws -> MessageId {
        let contents = try draft.contents()
        if index.record(cid)?.channel.isEncrypted == true {
            throw ClientError(.rejected, "Channel \(cid) is encrypted, which this client cannot do yet")
        }
        let ids = contents.map { _ in dependencies.makeTransactionID() }
        var uploads: [String?] = contents.map { _ in nil }
        for (index, attachment) in draft.attachments.enumerated() {
            let file = folder.uploads.appending(path: "\(ids[index])")
            try attachment.copy(to: file)
            uploads[index] = file.path(percentEncoded: false)
        }
        try await compose(in: cid) { [uploads] transaction, room in
            for (index, content) in contents.enumerated() {
                try transaction.enqueue(
                    .message, room: room, transactionID: ids[index], content: content, upload: uploads[index])
            }
        }
        return ids[0]
    }

    /// Changes a text: in place while the message waits to be sent, by an event of its own afterwards.
    func edit(_ messageID: MessageId, text: String, in cid: ChannelId) async throws {
        let transactionID = dependencies.makeTransactionID()
        let content = try MessageDraft.edit(of: messageID, text: text)
        try await compose(in: cid) { transaction, room in
            if let item = try transaction.database.outboxItem(transactionID: messageID), item.kind == .message,
                item.state == .pending || item.state == .failed
            {
                var changed = item.content
                changed["body"] = .string(text)
                return try transaction.setOutboxContent(item, changed)
            }
            let target = try transaction.target(messageID, room: room)
            var content = content
            content["m.relates_to"]?["event_id"] = .string(target)
            try transaction.enqueue(
                .edit, room: room, transactionID: transactionID, target: target, content: content)
        }
    }
}
