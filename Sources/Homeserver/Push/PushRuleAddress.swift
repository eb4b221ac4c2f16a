import JSON
import Matrix

/// Where a rule stands among someone's rules.
struct PushRuleAddress: Sendable, Hashable {
    let kind: String
    let id: String

    /// The rule that a client sends for this place.
    func rule(_ body: JSONValue) throws(MatrixError) -> JSONValue {
        guard !id.isEmpty, !id.hasPrefix("."), id.utf8.count <= 255, !id.contains("/"), !id.contains("\\") else {
            throw .invalid("A rule's id has 1 to 255 bytes, no slash, and doesn't begin with a dot.")
        }
        guard let actions = body["actions"] else { throw .missing("actions") }
        try Self.checkActions(actions)
        var rule: JSONValue = ["rule_id": .string(id), "default": false, "enabled": true, "actions": actions]
        switch kind {
        case "content":
            guard let pattern = body["pattern"]?.string, !pattern.isEmpty, pattern.utf8.count <= 1_000 else {
                throw .missing("pattern")
            }
            rule["pattern"] = .string(pattern)
        case "override", "underride":
            let conditions = body["conditions"]?.array ?? []
            guard conditions.count <= 50, conditions.allSatisfy({ $0["kind"]?.string != nil }),
                conditions.allSatisfy({ $0.serialized().count <= 4_000 })
            else { throw .badJSON("Conditions are at most 50 objects with a kind.") }
            rule["conditions"] = .array(conditions)
        default: break
        }
        return rule
    }

    static func checkActions(_ actions: JSONValue) throws(MatrixError) {
        guard let list = actions.array, list.count <= 20,
            list.allSatisfy({ $0.string != nil || $0["set_tweak"]?.string != nil }), actions.serialized().count <= 4_000
        else { throw .badJSON("Actions are a list of names and of objects with set_tweak.") }
    }
}

/// Beside which rule another goes.
struct PushRulePlace: Sendable, Hashable {
    let id: String
    let isAfter: Bool
}
