import Foundation
internal import JSON
internal import Matrix

/// Makes the requests for what stands in the outbox, and records the answers.
struct OutboxSender: Sendable {
    let api: HomeserverAPI
    let store: UserStore
    let folder: SessionFolder
    /// Keeps an uploaded file under its new address, so that nobody downloads what is here already.
    let keepMedia: @Sendable (_ mxc: URL, _ data: [UInt8]) async -> Void

    /// - Throws: ``ClientError``.
    func send(_ item: OutboxItem) async throws {
        let item = try await upload(item)
        let room = try await roomID(of: item)
        switch item.kind {
        case .readMarker:
            try await api.setReadMarker(room, try await eventID(of: item))
            try await store.write { try $0.dropFromOutbox(item) }
        case .redaction:
            let eventID = try await api.redact(room, try await eventID(of: item), transactionID: item.transactionID)
            try await store.write { try $0.setSent(item, eventID: eventID) }
        case .message, .edit, .reaction:
            let type: EventType = item.kind == .reaction ? .reaction : .message
            let content = try await resolved(item)
            let eventID = try await api.send(room, type, content, transactionID: item.transactionID)
            try await store.write { try $0.setSent(item, eventID: eventID) }
        }
    }

    /// A message stays and shows that it failed; anything else is taken back.
    func giveUp(_ item: OutboxItem, because error: ClientError) async {
        _ = try? await store.write { transaction in
            if item.kind == .message {
                try transaction.setOutboxState(item, .failed, error: error)
            } else {
                try transaction.dropFromOutbox(item)
            }
        }
    }

    /// Uploads the item's file, unless that is done. The address is stored before the message goes out, so that a retry does not upload again.
    private func upload(_ item: OutboxItem) async throws -> OutboxItem {
        guard let path = item.upload else { return item }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw ClientError(.unreadableFile, "The file of message \(item.transactionID) is gone")
        }
        let bytes = [UInt8](data)
        let mimeType = item.content["info"]?["mimetype"]?.string ?? "application/octet-stream"
        let address = try await api.upload(bytes, mimeType: mimeType, name: item.content["filename"]?.string)
        if let url = URL(string: address) { await keepMedia(url, bytes) }
        var content = item.content
        content["url"] = .string(address)
        let updated = try await store.write { [content] transaction in
            try transaction.setUploaded(item, content: content)
            return try transaction.database.outboxItem(transactionID: item.transactionID)
        }
        try? FileManager.default.removeItem(atPath: path)
        guard let updated else { throw ClientError(.cancelled, "Message \(item.transactionID) was withdrawn") }
        return updated
    }

    private func roomID(of item: OutboxItem) async throws -> RoomID {
        let text = try await store.write { try $0.roomID(ofRow: item.room) }
        guard let room = RoomID(text) else { throw ClientError(.notFound, "\(text) is no room") }
        return room
    }

    /// The event an item is about, which may have been unsent itself when the item was composed. It was sent before, as the
    /// outbox keeps the order; when that failed, there is nothing to relate to.
    private func eventID(of item: OutboxItem) async throws -> EventID {
        guard let target = item.target, let id = try await resolve(target) else {
            throw ClientError(.notFound, "The message that \(item.transactionID) is about was never sent")
        }
        return id
    }

    private func resolve(_ target: String) async throws -> EventID? {
        if target.hasPrefix("$") { return EventID(target) }
        let text = try await store.read { database in
            try database.first("SELECT event_id FROM event WHERE local_id = ?", target) { $0.text(0) }
                ?? database.outboxItem(transactionID: target)?.eventID
        }
        return text.flatMap(EventID.init)
    }

    /// The content with local identifiers replaced by those the homeserver knows.
    private func resolved(_ item: OutboxItem) async throws -> JSONValue {
        var content = item.content
        guard var relation = content["m.relates_to"] else { return content }
        if relation["event_id"] != nil { relation["event_id"] = .string(try await eventID(of: item).rawValue) }
        if let answered = relation["m.in_reply_to"]?["event_id"]?.string, let id = try await resolve(answered) {
            relation["m.in_reply_to"] = ["event_id": .string(id.rawValue)]
        }
        content["m.relates_to"] = relation
        return content
    }
}
