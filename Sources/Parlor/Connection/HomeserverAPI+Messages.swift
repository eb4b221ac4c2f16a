internal import JSON
internal import Matrix

/// A page of history.
struct MessagesPage: Sendable {
    let events: [SyncEvent]
    let members: [SyncEvent]
    /// Where the next page begins; nil at the end.
    let end: String?
}

/// An event with its neighbours.
struct EventContext: Sendable {
    /// In order of time.
    let events: [SyncEvent]
    let members: [SyncEvent]
    let start: String?
    let end: String?
}

extension HomeserverAPI {
    func send(
        _ room: RoomID, _ type: EventType, _ content: JSONValue, transactionID: String
    ) async throws -> String {
        try eventID(in: await call(.send(room, type, transaction: transactionID), body: content))
    }

    func redact(
        _ room: RoomID, _ event: EventID, reason: String? = nil, transactionID: String
    ) async throws -> String {
        var body = JSONValue.object([:])
        if let reason { body["reason"] = .string(reason) }
        return try eventID(in: await call(.redact(room, event, transaction: transactionID), body: body))
    }

    /// - Parameter isPrivate: Whether others are not told.
    func setReadMarker(_ room: RoomID, _ event: EventID, isPrivate: Bool = false) async throws {
        let kind: ReadReceipt.Kind = isPrivate ? .readPrivate : .read
        _ = try await call(
            .readMarkers(room),
            body: ["m.fully_read": .string(event.rawValue), kind.rawValue: .string(event.rawValue)])
    }

    /// Marks a thread as read, or with `main` what is in no thread.
    func setReceipt(_ room: RoomID, _ event: EventID, thread: String, isPrivate: Bool) async throws {
        _ = try await call(
            .receipt(room, isPrivate ? .readPrivate : .read, event), body: ["thread_id": .string(thread)])
    }

    @discardableResult
    func setState(
        _ room: RoomID, _ type: EventType, key: String = "", _ content: JSONValue
    ) async throws -> String {
        try eventID(in: await call(.setState(room, type, key: key), body: content))
    }

    func messages(_ room: RoomID, from token: String, isBackwards: Bool, limit: Int) async throws -> MessagesPage {
        let filter = EventFilter(lazyLoadMembers: true).json.serialized()
        let root = try await call(
            .messages(room),
            query: [
                ("from", token), ("dir", isBackwards ? "b" : "f"), ("limit", String(limit)),
                ("filter", String(decoding: filter, as: UTF8.self)),
            ]
        ).root
        return MessagesPage(
            events: SyncEvent.all(in: root["chunk"]), members: SyncEvent.all(in: root["state"]),
            end: root["end"]?.string)
    }

    func context(_ room: RoomID, _ event: EventID, limit: Int) async throws -> EventContext {
        let filter = EventFilter(lazyLoadMembers: true).json.serialized()
        let root = try await call(
            .context(room, event),
            query: [("limit", String(limit)), ("filter", String(decoding: filter, as: UTF8.self))]
        ).root
        guard let center = root["event"].flatMap(SyncEvent.init) else { throw malformed("context") }
        return EventContext(
            events: SyncEvent.all(in: root["events_before"]).reversed() + [center]
                + SyncEvent.all(in: root["events_after"]),
            members: SyncEvent.all(in: root["state"]), start: root["start"]?.string, end: root["end"]?.string)
    }

    private func eventID(in answer: JSONDocument) throws -> String {
        guard let id = answer.root["event_id"]?.string else { throw malformed("send") }
        return id
    }
}
