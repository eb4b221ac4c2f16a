import JSON
import Matrix

/// What the authorization rules ask of a room's state, apart from memberships.
struct RoomRules: Sendable {
    private(set) var creator: UserID?
    private(set) var joinRule: JoinRule = .invite
    private(set) var historyVisibility: HistoryVisibility = .shared
    private var levelsFromEvent: PowerLevels?

    var powerLevels: PowerLevels {
        if let levelsFromEvent { return levelsFromEvent }
        return creator.map(PowerLevels.withoutEvent(creator:)) ?? PowerLevels()
    }

    var hasPowerLevelsEvent: Bool { levelsFromEvent != nil }

    mutating func apply(_ event: Event) {
        guard event.stateKey == "", let content = event.state else { return }
        switch event.type {
        case .create: creator = event.sender
        case .powerLevels: levelsFromEvent = PowerLevels(content)
        case .joinRules:
            joinRule = content["join_rule"]?.string.flatMap(JoinRule.init(rawValue:)) ?? .invite
        case .historyVisibility:
            historyVisibility =
                content["history_visibility"]?.string.flatMap(HistoryVisibility.init(rawValue:)) ?? .shared
        default: break
        }
    }
}
