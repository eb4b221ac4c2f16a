import JSON
import Matrix

/// The push rules of one person, as far as they decide what counts as unread.
///
/// Nearly everybody has the predefined rules, and rooms they muted. For them an event's ``Notice`` tells enough, and counting reads
/// no contents. Whoever wrote rules of another shape pays for them: their events are read one by one.
struct PushRules: Sendable {
    /// Rooms whose messages don't count; calls by name still do.
    private var quietRooms: Set<RoomID> = []
    /// Rooms from which nothing counts, calls by name neither.
    private var mutedRooms: Set<RoomID> = []
    /// True when a master rule silences everything.
    private var isSilenced = false
    /// The rules of someone to whom a notice doesn't tell enough.
    private(set) var detailed: PushRuleSet?

    init() {}

    /// - Parameter stored: the content of the `m.push_rules` account data.
    init(stored: JSONValue, of user: UserID) {
        let rules = DefaultPushRules.merged(with: stored, for: user)
        let predefined = DefaultPushRules.content(for: user)
        for kind in DefaultPushRules.kinds {
            let usual = predefined["global"]?[kind]?.array ?? []
            for rule in rules["global"]?[kind]?.array ?? [] where !usual.contains(rule) {
                if !keep(rule, kind) { detailed = PushRuleSet(rules) }
            }
        }
    }

    /// Whether an event with this notice counts for this person, and whether it stands out.
    func evaluate(_ notice: Notice, in room: RoomID, for user: UserID) -> (counts: Bool, highlights: Bool) {
        if isSilenced || mutedRooms.contains(room) { return (false, false) }
        let isCalled = notice.mentionsRoom || notice.mentions.contains(user)
        return (isCalled || (notice.notifies && !quietRooms.contains(room)), isCalled)
    }

    /// - Returns: false for a rule that can't be told from notices.
    private mutating func keep(_ rule: JSONValue, _ kind: String) -> Bool {
        let isEnabled = rule["enabled"]?.bool ?? true
        if rule["rule_id"]?.string == ".m.rule.master" {
            isSilenced = isEnabled
            return Self.isSilent(rule)
        }
        // A predefined rule that was switched off changes what notices were made by.
        guard isEnabled else { return rule["default"]?.bool != true }
        guard Self.isSilent(rule) else { return false }
        if kind == "room", let room = rule["rule_id"]?.string.flatMap(RoomID.init) {
            quietRooms.insert(room)
            return true
        }
        guard kind == "override", let room = Self.onlyRoom(of: rule) else { return false }
        mutedRooms.insert(room)
        return true
    }

    private static func isSilent(_ rule: JSONValue) -> Bool {
        rule["actions"]?.array?.contains { $0.string == "notify" || $0.string == "coalesce" } == false
    }

    /// The room of an override rule that asks for nothing but that the event is in it.
    private static func onlyRoom(of rule: JSONValue) -> RoomID? {
        guard let conditions = rule["conditions"]?.array, conditions.count == 1,
            conditions[0]["kind"]?.string == "event_match", conditions[0]["key"]?.string == "room_id"
        else { return nil }
        return conditions[0]["pattern"]?.string.flatMap(RoomID.init)
    }
}
