import JSON
import Matrix

/// One push rule, read.
struct PushRule: Sendable, Hashable {
    let id: String
    let conditions: [PushCondition]
    let actions: [JSONValue]
    /// Rules that search a text for names don't apply to events that say themselves whom they call.
    private let isForTextOnly: Bool

    /// Nil for a rule that is switched off, or that is no rule.
    init?(_ json: JSONValue, kind: String) {
        guard let id = json["rule_id"]?.string, json["enabled"]?.bool ?? true, let actions = json["actions"]?.array
        else { return nil }
        self.id = id
        self.actions = actions
        isForTextOnly = id == ".m.rule.roomnotif" || id == ".m.rule.contains_user_name"
        switch kind {
        case "override", "underride": conditions = (json["conditions"]?.array ?? []).map(PushCondition.init)
        case "content":
            guard let pattern = json["pattern"]?.string else { return nil }
            conditions = [.matches(PushPropertyPath("content.body"), PushPattern(pattern), isBody: true)]
        case "room": conditions = [.property(PushPropertyPath("room_id"), .string(id))]
        case "sender": conditions = [.property(PushPropertyPath("sender"), .string(id))]
        default: return nil
        }
    }

    func applies(to context: PushContext) -> Bool {
        if isForTextOnly && context.hasMentions { return false }
        return conditions.allSatisfy { condition in
            if case .property(let path, .string(let room)) = condition, path.keys == ["room_id"] {
                return context.event.room.id.rawValue == room
            }
            return condition.holds(for: context)
        }
    }

    var notifies: Bool { actions.contains { $0.string == "notify" || $0.string == "coalesce" } }

    var highlights: Bool {
        actions.contains { $0["set_tweak"]?.string == "highlight" && $0["value"]?.bool != false }
    }
}

/// All rules of one person, in the order in which they are asked. The first that applies decides.
struct PushRuleSet: Sendable, Hashable {
    private let rules: [PushRule]

    /// - Parameter content: of the `m.push_rules` account data.
    init(_ content: JSONValue) {
        rules = DefaultPushRules.kinds.flatMap { kind in
            (content["global"]?[kind]?.array ?? []).compactMap { PushRule($0, kind: kind) }
        }
    }

    /// The rule that decides about an event; `nil` when none applies, and nothing is to be done.
    func rule(for context: PushContext) -> PushRule? { rules.first { $0.applies(to: context) } }
}
