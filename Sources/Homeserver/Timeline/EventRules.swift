import JSON
import Matrix

/// What any event must be, whoever sends it and wherever: pure, for whatever comes in.
///
/// Specification: "Size limits", and "Canonical JSON", which room versions from 6 on demand of events.
enum EventRules {
    /// The whole numbers that canonical JSON knows.
    private static let integers = -(1 << 53) + 1...(1 << 53) - 1

    /// Makes a draft of an event that came as JSON: `type`, `content` and, for state, `state_key`.
    ///
    /// - Throws: `M_BAD_JSON` for what is no event, `M_TOO_LARGE` for names and events beyond the limits.
    static func draft(_ json: JSONValue, by sender: UserID) throws(MatrixError) -> Draft {
        guard json.object != nil else { throw .badJSON("An event is an object.") }
        guard let type = json["type"]?.string, !type.isEmpty else { throw .badJSON("An event has a type.") }
        guard let content = json["content"], content.object != nil else { throw .badJSON("An event has a content.") }
        var stateKey: String?
        if let key = json["state_key"] {
            guard let text = key.string else { throw .badJSON("A state key is a text.") }
            stateKey = text
        }
        try check(content, depth: 0)
        let draft = Draft(sender: sender, type: EventType(type), stateKey: stateKey, content: EventContent(content))
        try check(draft)
        return draft
    }

    /// - Throws: `M_TOO_LARGE` for names and contents beyond the limits.
    static func check(_ draft: Draft) throws(MatrixError) {
        let longest = max(draft.type.rawValue.utf8.count, draft.stateKey?.utf8.count ?? 0)
        guard longest <= EventFactory.longestName else {
            throw MatrixError(.tooLarge, status: 413, "Types and state keys have at most 255 bytes.")
        }
        guard draft.content.bytes.count <= EventFactory.sizeLimit else {
            throw MatrixError(.tooLarge, status: 413, "An event has at most \(EventFactory.sizeLimit) bytes.")
        }
    }

    /// - Throws: `M_BAD_JSON` for numbers that canonical JSON doesn't know.
    static func check(_ content: JSONElement) throws(MatrixError) {
        if content.isObject {
            for (_, value) in content.fields { try check(value) }
        } else if content.isArray {
            for value in content.elements { try check(value) }
        } else if content.double != nil {
            guard let int = content.int, integers.contains(int) else { throw notCanonical }
        }
    }

    private static func check(_ value: JSONValue, depth: Int) throws(MatrixError) {
        guard depth < 100 else { throw .badJSON("The JSON nests too deep.") }
        switch value {
        case .object(let object): for value in object.values { try check(value, depth: depth + 1) }
        case .array(let array): for value in array { try check(value, depth: depth + 1) }
        case .double: throw notCanonical
        case .int(let int): guard integers.contains(Int(int)) else { throw notCanonical }
        case .null, .bool, .string: break
        }
    }

    private static let notCanonical = MatrixError(
        .badJSON, status: 400, "Numbers in events are whole and have at most 53 bits.")
}
