internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Puts messages with files into the outbox as one: none of them is sent before all files are there.
    ///
    /// - Parameter uploads: For each message, the files that belong to it.
    func enqueue(
        _ messages: [(transactionID: String, content: JSONValue, uploads: [OutboxUpload])], room: Int
    ) throws {
        var uploads: [Int] = []
        for message in messages {
            for upload in message.uploads {
                uploads.append(
                    try enqueue(
                        .upload(upload, owner: message.transactionID), room: room,
                        transactionID: "\(message.transactionID)/\(upload.field.rawValue)"))
            }
        }
        for message in messages {
            let id = try enqueue(.message(message.content), room: room, transactionID: message.transactionID)
            for upload in uploads { try addDependency(of: id, on: upload) }
        }
    }

    /// An upload is done: the message it was for learns the address, and the upload is never made again.
    ///
    /// - Returns: False when the message was withdrawn meanwhile.
    func setUploaded(_ item: OutboxItem, address: String) throws -> Bool {
        guard let upload = try database.outboxItem(id: item.id) else { return false }
        if let owner = try item.target.flatMap({ try database.outboxItem(transactionID: $0) }) {
            var content = owner.content
            content.setAddress(address, of: item.type.flatMap(OutboxUpload.Field.init) ?? .file)
            try setOutboxContent(owner, content)
        }
        try dropFromOutbox(upload)
        return true
    }

    /// - Parameter progress: `0...1`.
    func setProgress(_ item: OutboxItem, _ progress: Double) throws {
        let changed = try database.run(
            "UPDATE outbox SET progress = ?1 WHERE id = ?2 AND state = 'sending' AND coalesce(progress, 0) < ?1",
            progress, item.id)
        if changed > 0 { try outboxChanged(item) }
    }
}
