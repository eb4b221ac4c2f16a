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
    private let unsigned: JSONElement?
    private let redactedEvent: JSONElement?

    /// Goes over the fields once: a first sync has a hundred thousand of them. Of a repeated key the first counts, as everywhere.
    init?(_ json: JSONElement) {
        var type: JSONElement?
        var content: JSONElement?
        var (eventID, sender, timestamp): (JSONElement?, JSONElement?, JSONElement?)
        var (stateKey, unsigned, redacts): (JSONElement?, JSONElement?, JSONElement?)
        var fields = json.fields.makeIterator()
        while let (key, value) = fields.nextElement() {
            if key.isString("type") {
                type = type ?? value
            } else if key.isString("content") {
                content = content ?? value
            } else if key.isString("event_id") {
                eventID = eventID ?? value
            } else if key.isString("sender") {
                sender = sender ?? value
            } else if key.isString("origin_server_ts") {
                timestamp = timestamp ?? value
            } else if key.isString("state_key") {
                stateKey = stateKey ?? value
            } else if key.isString("unsigned") {
                unsigned = unsigned ?? value
            } else if key.isString("redacts") {
                redacts = redacts ?? value
            }
        }
        guard let type = type?.string, let content, content.isObject else { return nil }
        self.type = type
        self.content = content
        self.eventID = eventID?.string
        self.sender = sender?.string ?? ""
        self.timestamp = timestamp?.int ?? 0
        self.stateKey = stateKey?.string
        self.unsigned = unsigned
        redactedEvent = redacts
    }

    /// The transaction id, when this very device sent the event.
    var transactionID: String? { unsigned?["transaction_id"]?.string }

    /// The homeserver has already removed the content.
    var isRedacted: Bool { unsigned?["redacted_because"] != nil }

    /// What a redaction takes back: in the content from room version 11 on, beside it before.
    var redacts: String? { content["redacts"]?.string ?? redactedEvent?.string }

    /// The newest edit, which the homeserver attaches to an event that was edited.
    var bundledEdit: SyncEvent? {
        unsigned?["m.relations"]?["m.replace"].flatMap(SyncEvent.init).flatMap { $0.eventID == nil ? nil : $0 }
    }

    /// What the state was before, as far as the homeserver tells.
    var previousContent: JSONElement? { unsigned?["prev_content"] }

    /// What the homeserver has counted of the thread that the event has opened.
    var bundledThread: JSONElement? { unsigned?["m.relations"]?["m.thread"] }

    static func all(in array: JSONElement?) -> [SyncEvent] {
        array?.elements.compactMap(SyncEvent.init) ?? []
    }
}
