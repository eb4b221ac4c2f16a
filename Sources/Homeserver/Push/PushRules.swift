import JSON
import Matrix

/// The push rules of one person, as far as they decide what counts as unread.
struct PushRules: Sendable {
    /// Rooms whose messages don't count; calls by name still do.
    private var quietRooms: Set<RoomID> = []
    /// Rooms from which nothing counts, calls by name neither.
    private var mutedRooms: Set<RoomID> = []
    /// True when a master rule silences everything.
    private var isSilenced = false

    init() {}

    /// - Parameter stored: the content of the `m.push_rules` account data.
    init(stored: JSONValue) {
        let global = stored["global"]
        for rule in global?["room"]?.array ?? [] where Self.isSilent(rule) {
            if let room = rule["rule_id"]?.string.flatMap(RoomID.init) { quietRooms.insert(room) }
        }
        for rule in global?["override"]?.array ?? [] where Self.isSilent(rule) {
            if rule["rule_id"]?.string == ".m.rule.master" { isSilenced = true }
            if let room = Self.onlyRoom(of: rule) { mutedRooms.insert(room) }
        }
    }

    /// Whether an event with this notice counts for this person, and whether it stands out.
    func evaluate(_ notice: Notice, in room: RoomID, for user: UserID) -> (counts: Bool, highlights: Bool) {
        if isSilenced || mutedRooms.contains(room) { return (false, false) }
        let isCalled = notice.mentionsRoom || notice.mentions.contains(user)
        return (isCalled || (notice.notifies && !quietRooms.contains(room)), isCalled)
    }

    private static func isSilent(_ rule: JSONValue) -> Bool {
        guard rule["enabled"]?.bool ?? true, let actions = rule["actions"]?.array else { return false }
        return !actions.contains { $0.string == "notify" || $0.string == "coalesce" }
    }

    /// The room of an override rule that asks for nothing but that the event is in it.
    private static func onlyRoom(of rule: JSONValue) -> RoomID? {
        guard let conditions = rule["conditions"]?.array, conditions.count == 1,
            conditions[0]["kind"]?.string == "event_match", conditions[0]["key"]?.string == "room_id"
        else { return nil }
        return conditions[0]["pattern"]?.string.flatMap(RoomID.init)
    }
}
