internal import JSON

/// Reads from the user's push rules what the kit lets them set.
struct PushRuleReader {
    private let global: JSONValue?

    init(_ content: JSONValue) { global = content["global"] }

    /// The level of each room that has a rule of its own: of kind `room`, or an `override` that looks at nothing but the room.
    var levels: [String: ChannelNotificationLevel] {
        var levels: [String: ChannelNotificationLevel] = [:]
        for rule in rules("room") where isSilent(rule) {
            if let room = rule["rule_id"]?.string { levels[room] = .mentions }
        }
        for rule in rules("override") where isSilent(rule) {
            guard let conditions = rule["conditions"]?.array, conditions.count == 1 else { continue }
            let condition = conditions[0]
            guard condition["kind"]?.string == "event_match", condition["key"]?.string == "room_id",
                let room = condition["pattern"]?.string
            else { continue }
            levels[room] = ChannelNotificationLevel.none
        }
        return levels
    }

    /// Words for which the user has asked to be notified.
    var keywords: [String] {
        rules("content").filter { $0["default"]?.bool != true && $0["enabled"]?.bool ?? true }
            .compactMap { $0["pattern"]?.string }
    }

    private func rules(_ kind: String) -> [JSONValue] { global?[kind]?.array ?? [] }

    private func isSilent(_ rule: JSONValue) -> Bool {
        guard rule["enabled"]?.bool ?? true, let actions = rule["actions"]?.array else { return false }
        return !actions.contains { $0.string == "notify" || $0.string == "coalesce" }
    }
}
