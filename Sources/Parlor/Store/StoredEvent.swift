internal import JSON
internal import SQLite

/// The columns of an event that is about to be stored.
struct StoredEvent {
    let event: SyncEvent
    let eventID: String
    var relation: String?
    var target: String?
    var reaction: String?
    var isRedacted: Bool
    /// The message whose thread it belongs to. Stays when the event is redacted, so that it keeps its place.
    var thread: String?
    /// The content that a state event took the place of.
    var previous: JSONValue?
    var visibility: EventVisibility

    static let redaction = "redaction"
    static let shownTypes: Set<String> = ["m.room.message", "m.room.encrypted", "m.sticker"]

    init?(_ event: SyncEvent) {
        guard let eventID = event.eventID else { return nil }
        self.event = event
        self.eventID = eventID
        isRedacted = event.isRedacted
        let relatesTo = event.content["m.relates_to"]
        if event.type == "m.room.redaction" {
            relation = Self.redaction
            target = event.redacts
        } else if !isRedacted, let kind = relatesTo?["rel_type"]?.string, let id = relatesTo?["event_id"]?.string {
            relation = kind
            target = id
            reaction = relatesTo?["key"]?.string
        }
        if relation == "m.thread" { thread = target }
        previous = event.stateKey == nil ? nil : event.previousContent?.value
        visibility = EventVisibility(event, previous: previous, relation: relation)
        // A redacted edit has lost its relation; nothing remains that says so but the empty content without a body. It shows as a
        // deleted message, as it does everywhere in Matrix.
    }
}
