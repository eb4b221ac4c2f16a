internal import JSON

/// An event as it came, looked at but not copied: the content stays in the parsed response until it is stored.
struct SyncEvent: Sendable {
    let type: String
    let content: JSONElement
    let eventID: String?
    let sender: String
    /// Milliseconds since 1970.
    let timestamp: Int
    let stateKey: String?
    private let json: JSONElement

    init?(_ json: JSONElement) {
        guard let type = json["type"]?.string, let content = json["content"], content.isObject else { return nil }
        self.json = json
        self.type = type
        self.content = content
        eventID = json["event_id"]?.string
        sender = json["sender"]?.string ?? ""
        timestamp = json["origin_server_ts"]?.int ?? 0
        stateKey = json["state_key"]?.string
    }

    /// The transaction id, when this very device sent the event.
    var transactionID: String? { json["unsigned"]?["transaction_id"]?.string }

    /// The homeserver has already removed the content.
    var isRedacted: Bool { json["unsigned"]?["redacted_because"] != nil }

    /// What a redaction takes back: in the content from room version 11 on, beside it before.
    var redacts: String? { content["redacts"]?.string ?? json["redacts"]?.string }

    /// The newest edit, which the homeserver attaches to an event that was edited.
    var bundledEdit: SyncEvent? {
        json["unsigned"]?["m.relations"]?["m.replace"].flatMap(SyncEvent.init).flatMap { $0.eventID == nil ? nil : $0 }
    }

    /// What the state was before, as far as the homeserver tells.
    var previousContent: JSONElement? { json["unsigned"]?["prev_content"] }

    /// What the homeserver has counted of the thread that the event has opened.
    var bundledThread: JSONElement? { json["unsigned"]?["m.relations"]?["m.thread"] }

    static func all(in array: JSONElement?) -> [SyncEvent] {
        array?.elements.compactMap(SyncEvent.init) ?? []
    }
}
