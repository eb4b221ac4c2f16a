import JSON
import Matrix

/// An event as push rules look at it.
struct PushContext {
    let event: Event
    let document: JSONElement?
    let memberCount: Int
    /// The display name in this room of the person whose rules are asked.
    let displayName: String?
    let senderMayCallRoom: Bool

    /// Whether the event says itself whom it calls; its text is not searched for names then.
    var hasMentions: Bool { document?["content"]?["m.mentions"] != nil }

    /// The text at a path, for patterns.
    func text(_ path: PushPropertyPath) -> String? {
        if path.keys == ["room_id"] { return event.room.id.rawValue }
        return element(path)?.string
    }

    func element(_ path: PushPropertyPath) -> JSONElement? {
        var element = document
        for key in path.keys { element = element?[key] }
        return element
    }
}

/// Where a property stands in an event: keys between dots, in which `\.` and `\\` stand for themselves.
struct PushPropertyPath: Sendable, Hashable {
    let keys: [String]

    init(_ text: String) {
        var keys: [String] = []
        var key = ""
        var rest = text.makeIterator()
        while let character = rest.next() {
            if character == "." {
                keys.append(key)
                key = ""
            } else if character == "\\" {
                guard let next = rest.next() else { break }
                if next != "." && next != "\\" { key.append("\\") }
                key.append(next)
            } else {
                key.append(character)
            }
        }
        self.keys = keys + [key]
    }
}
