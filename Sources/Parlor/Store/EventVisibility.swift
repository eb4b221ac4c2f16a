internal import JSON

/// How an event stands in the list of a channel's messages: the column `is_shown`.
enum EventVisibility: Int {
    /// Not at all: an edit, a reaction, a reply in a thread.
    case hidden = 0
    case message = 1
    /// As a note about the channel, for those who want such notes.
    case system = 2

    init(_ event: SyncEvent, previous: JSONValue?, relation: String?) {
        if let stateKey = event.stateKey {
            self = Self.isSystemMessage(event, stateKey: stateKey, previous: previous) ? .system : .hidden
        } else if !StoredEvent.shownTypes.contains(event.type) || relation == "m.replace" {
            self = .hidden
        } else if relation == "m.thread" {
            self = event.content[MessageComposer.Key.inChannel]?.bool == true ? .message : .hidden
        } else {
            self = .message
        }
    }

    private static func isSystemMessage(_ event: SyncEvent, stateKey: String, previous: JSONValue?) -> Bool {
        guard SystemEventReader.types.contains(event.type) else { return false }
        let reader = SystemEventReader(
            type: event.type, stateKey: stateKey, sender: event.sender, content: event.content.value, previous: previous
        )
        return reader.event { ChatUser(id: $0) } != nil
    }
}
