import Foundation
internal import JSON

extension UserSession {
    /// Puts an operation into a channel's outbox and has it sent.
    ///
    /// - Returns: Its transaction id.
    @discardableResult
    func submit(_ operation: OutboxOperation, in cid: ChannelId) async throws -> String {
        let transactionID = dependencies.makeTransactionID()
        try await compose(in: cid) { transaction, room in
            try transaction.enqueue(operation, room: room, transactionID: transactionID)
        }
        return transactionID
    }

    /// Puts an operation on the whole account into the outbox and has it sent.
    ///
    /// - Returns: Its transaction id.
    @discardableResult
    func submit(_ operation: OutboxOperation) async throws -> String {
        let transactionID = dependencies.makeTransactionID()
        try await store.write {
            try $0.enqueue(operation, room: OutboxItem.accountLane, transactionID: transactionID)
        }
        await outbox.send(room: OutboxItem.accountLane)
        return transactionID
    }

    /// Stores a message with its local echo, in one transaction, and has it sent.
    ///
    /// - Returns: The identifier of the message; with several attachments, of the first one.
    func compose(_ message: OutgoingMessage, in cid: ChannelId) async throws -> MessageId {
        try refuseIfEncrypted(cid)
        var message = message
        // Says before anything is copied that there is nothing to say, or too much.
        let ids = try MessageComposer(message: message).contents().map { _ in dependencies.makeTransactionID() }
        let files = try message.attachments.indices.map { index in
            try prepare(&message.attachments[index], id: ids[index])
        }
        do {
            try await compose(in: cid) { [composer = MessageComposer(message: message)] transaction, room in
                var contents = try transaction.contents(of: composer, room: room)
                for (index, uploads) in files.enumerated() { contents[index].setLocalFiles(uploads) }
                try transaction.enqueue(
                    ids.indices.map { (ids[$0], contents[$0], $0 < files.count ? files[$0] : []) }, room: room)
                try transaction.awaitThreadRoot(ids, room: room)
            }
        } catch {
            for upload in files.joined() { try? FileManager.default.removeItem(atPath: upload.path) }
            throw error
        }
        return ids[0]
    }

    /// Copies an attachment's files to where they wait for their upload, and looks at a picture.
    private func prepare(_ attachment: inout AttachmentPayload, id: String) throws -> [OutboxUpload] {
        let file = folder.uploads.appending(path: id)
        try attachment.source.copy(to: file, name: attachment.name)
        attachment.describePicture(file, with: pictureDecoder)
        var uploads = [
            OutboxUpload(path: file.path(percentEncoded: false), mimeType: attachment.mimeType, name: attachment.name)
        ]
        if let thumbnail = attachment.thumbnail {
            let small = folder.uploads.appending(path: "\(id)-thumbnail")
            try thumbnail.source.copy(to: small, name: "thumbnail of \(attachment.name)")
            uploads.append(
                OutboxUpload(
                    path: small.path(percentEncoded: false), mimeType: thumbnail.mimeType, field: .thumbnail))
        }
        return uploads
    }

    /// Changes a message: in place while it waits to be sent, by an event of its own afterwards.
    func edit(_ messageID: MessageId, to message: OutgoingMessage, in cid: ChannelId) async throws {
        try refuseIfEncrypted(cid)
        let transactionID = dependencies.makeTransactionID()
        let composer = MessageComposer(message: message)
        try await compose(in: cid) { transaction, room in
            try transaction.edit(messageID, by: composer, room: room, transactionID: transactionID)
        }
    }

    /// Deletes a message for all, or drops one that has not been sent, its uploads included.
    func withdraw(_ messageID: MessageId, reason: String? = nil, in cid: ChannelId) async throws {
        let transactionID = dependencies.makeTransactionID()
        let dropped = try await compose(in: cid) {
            try $0.withdraw(messageID, room: $1, transactionID: transactionID, reason: reason)
        }
        await outbox.cancel(dropped)
        for file in dropped.compactMap(\.upload) { try? FileManager.default.removeItem(atPath: file) }
    }

    /// - Throws: ``ClientError/Kind/encrypted``: nothing is sent in the clear where people expect it to be encrypted.
    func refuseIfEncrypted(_ cid: ChannelId) throws {
        if index.record(cid)?.channel.isEncrypted == true {
            throw ClientError(.encrypted, "Channel \(cid) is encrypted, which this client cannot do yet")
        }
    }
}

extension JSONValue {
    /// Until they are uploaded, the files of a message are here.
    fileprivate mutating func setLocalFiles(_ uploads: [OutboxUpload]) {
        for upload in uploads { setAddress(URL(filePath: upload.path).absoluteString, of: upload.field) }
    }

    /// Writes an address into the content of a message.
    mutating func setAddress(_ address: String, of field: OutboxUpload.Field) {
        switch field {
        case .file: self["url"] = .string(address)
        case .thumbnail:
            var info = self["info"] ?? .object([:])
            info["thumbnail_url"] = .string(address)
            self["info"] = info
        }
    }
}
