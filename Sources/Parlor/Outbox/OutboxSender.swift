import Foundation
internal import JSON
internal import Matrix

/// Makes the requests for what stands in the outbox, and records the answers.
struct OutboxSender: Sendable {
    let api: HomeserverAPI
    let store: UserStore
    let userID: UserId
    /// Keeps an uploaded file under its new address, so that nobody downloads what is here already. Moves the file.
    let keepMedia: @Sendable (_ mxc: URL, _ file: URL) async -> Void

    /// - Throws: ``ClientError``.
    func send(_ item: OutboxItem) async throws {
        switch item.kind {
        case .upload, .message, .edit: try await refuseIfEncrypted(item)
        default: break
        }
        switch item.kind {
        case .upload: try await upload(item)
        case .message, .edit, .reaction:
            let type: EventType = item.kind == .reaction ? .reaction : .message
            let (room, content) = (try await roomID(of: item), try await resolved(item))
            let eventID = try await api.send(room, type, content, transactionID: item.transactionID)
            try await store.write { try $0.setSent(item, eventID: eventID) }
        case .redaction:
            let (room, target) = (try await roomID(of: item), try await eventID(of: item))
            let eventID = try await api.redact(
                room, target, reason: item.content["reason"]?.string, transactionID: item.transactionID)
            try await store.write { try $0.setSent(item, eventID: eventID) }
        case .readMarker: try await sendReadMarker(item)
        case .stateEvent:
            // A retry sets the same content again, which changes nothing.
            let eventID = try await api.setState(
                try await roomID(of: item), EventType(rawValue: item.type ?? ""), key: item.stateKey ?? "", item.content
            )
            try await store.write { try $0.setSent(item, eventID: eventID) }
        case .accountData, .tag, .pushRule:
            try await sendSetting(item)
            try await store.write { try $0.setSent(item, eventID: nil) }
        }
    }

    /// The channel may have become encrypted while this waited.
    private func refuseIfEncrypted(_ item: OutboxItem) async throws {
        let isEncrypted = try await store.read { database in
            try database.first("SELECT is_encrypted FROM room WHERE id = ?", item.room) { $0.bool(0) } ?? false
        }
        guard isEncrypted else { return }
        throw ClientError(
            .encrypted, "The channel of \(item.transactionID) is encrypted, which this client cannot do yet")
    }

    private func sendReadMarker(_ item: OutboxItem) async throws {
        let (room, event) = (try await roomID(of: item), try await eventID(of: item))
        let isPrivate = item.content["private"]?.bool ?? false
        if let thread = item.content["thread_id"]?.string {
            try await api.setReceipt(room, event, thread: thread, isPrivate: isPrivate)
        } else {
            try await api.setReadMarker(room, event, isPrivate: isPrivate)
        }
        try await store.write { try $0.dropFromOutbox(item) }
    }

    private func sendSetting(_ item: OutboxItem) async throws {
        guard let user = UserID(userID) else { throw ClientError(.invalidUserID, "\(userID) is no user") }
        let type = item.type ?? ""
        let content = item.content.isNull ? nil : item.content
        switch item.kind {
        case .tag:
            try await api.setTag(type, content, user, try await roomID(of: item))
        case .pushRule:
            try await api.setPushRule(type, item.stateKey ?? "", content)
        case _ where item.room == OutboxItem.accountLane:
            try await api.setAccountData(user, EventType(rawValue: type), item.content)
        default:
            try await api.setAccountData(
                user, room: try await roomID(of: item), EventType(rawValue: type), item.content)
        }
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
        if let url = content["url"]?.string, url.hasPrefix("file:") {
            throw ClientError(.unreadableFile, "A file of message \(item.transactionID) was never uploaded")
        }
        guard var relation = content["m.relates_to"] else { return content }
        if let related = relation["event_id"]?.string {
            guard let id = try await resolve(item.target ?? related) else {
                throw ClientError(.notFound, "The message that \(item.transactionID) is about was never sent")
            }
            relation["event_id"] = .string(id.rawValue)
        }
        if let answered = relation["m.in_reply_to"]?["event_id"]?.string, let id = try await resolve(answered) {
            relation["m.in_reply_to"] = ["event_id": .string(id.rawValue)]
        }
        content["m.relates_to"] = relation
        return content
    }
}
