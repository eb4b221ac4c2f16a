import JSON
import Matrix

/// The current state of a room, with the parts that every check asks for read beforehand.
struct RoomState: Sendable {
    /// Everything but members.
    private(set) var events: [StateKey: Event] = [:]
    private(set) var members: [UserID: Event] = [:]
    private(set) var joinedCount = 0
    private(set) var invitedCount = 0
    private(set) var rules = RoomRules()

    init() {}

    init(_ events: some Sequence<Event>) {
        for event in events { apply(event) }
    }

    subscript(key: StateKey) -> Event? {
        key.type == .member ? UserID(key.key).flatMap { members[$0] } : events[key]
    }

    func membership(of user: UserID) -> Membership? { members[user]?.membership }

    /// Every event of the state, members last.
    var all: some Sequence<Event> { [Array(events.values), Array(members.values)].joined() }

    /// Puts a state event in its place. Events that are no state change nothing.
    mutating func apply(_ event: Event) {
        guard let key = event.key else { return }
        if event.type == .member {
            guard let user = UserID(key.key) else { return }
            count(members[user]?.membership, by: -1)
            count(event.membership, by: 1)
            members[user] = event
        } else {
            events[key] = event
            rules.apply(event)
        }
    }

    private mutating func count(_ membership: Membership?, by step: Int) {
        switch membership {
        case .join: joinedCount += step
        case .invite: invitedCount += step
        default: break
        }
    }
}
