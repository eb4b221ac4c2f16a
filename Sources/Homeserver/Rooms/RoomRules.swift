import JSON
import Matrix

/// What the authorization rules ask of a room's state, apart from memberships.
struct RoomRules: Sendable {
    private(set) var creator: UserID?
    private(set) var joinRule: JoinRule = .invite
    /// Whose members may join a restricted room.
    private(set) var allowedRooms: [RoomID] = []
    private(set) var historyVisibility: HistoryVisibility = .shared
    /// Seconds that members wait between messages.
    private(set) var slowMode: Int?
    /// Messages a second that are shown to those who follow along; `nil` for all.
    private(set) var displayRate: Int?
    private var levelsFromEvent: PowerLevels?

    var powerLevels: PowerLevels {
        if let levelsFromEvent { return levelsFromEvent }
        return creator.map(PowerLevels.withoutEvent(creator:)) ?? PowerLevels()
    }

    /// Whether members of certain other rooms may join without being invited.
    var isRestricted: Bool { joinRule == .restricted || joinRule == .knockRestricted }

    var hasPowerLevelsEvent: Bool { levelsFromEvent != nil }

    /// More than this a second is no bound.
    private static let fastest = 10_000
    /// Nobody waits longer than a day.
    private static let slowest = 86_400

    mutating func apply(_ event: Event) {
        guard event.stateKey == "", let content = event.state else { return }
        switch event.type {
        case .create: creator = event.sender
        case .powerLevels: levelsFromEvent = PowerLevels(content)
        case .joinRules:
            joinRule = content["join_rule"]?.string.flatMap(JoinRule.init(rawValue:)) ?? .invite
            allowedRooms = (content["allow"]?.array ?? []).compactMap { condition in
                guard condition["type"]?.string == "m.room_membership" else { return nil }
                return condition["room_id"]?.string.flatMap(RoomID.init)
            }
        case .slowMode:
            slowMode = content["seconds"]?.int.flatMap { $0 > 0 ? min($0, Self.slowest) : nil }
        case .displayRate:
            displayRate = content["messages_per_second"]?.int.flatMap { $0 > 0 ? min($0, Self.fastest) : nil }
        case .historyVisibility:
            historyVisibility =
                content["history_visibility"]?.string.flatMap(HistoryVisibility.init(rawValue:)) ?? .shared
        default: break
        }
    }
}
