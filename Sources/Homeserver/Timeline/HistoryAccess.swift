import Matrix

/// Which part of a room's log one person may read.
///
/// Pure: made of the room's visibility settings and the person's memberships, each with the position where it began.
struct HistoryAccess: Sendable {
    /// The setting from each position on, oldest first.
    var visibilities: [(position: Int, visibility: HistoryVisibility)]
    /// The person's membership from each position on, oldest first.
    var memberships: [(position: Int, membership: Membership)]

    /// True when everything up to now may be read without looking at single events.
    var isUnrestricted: Bool {
        if visibilities.allSatisfy({ $0.visibility == .worldReadable }) && !visibilities.isEmpty { return true }
        guard memberships.last?.membership == .join else { return false }
        return visibilities.allSatisfy { $0.visibility == .shared || $0.visibility == .worldReadable }
    }

    /// The last position that may be readable: those who left see nothing of what came after.
    func end(upTo published: Int) -> Int {
        guard let last = memberships.last, last.membership != .join,
            visibilities.last?.visibility != .worldReadable
        else { return published }
        return min(last.position, published)
    }

    /// Specification: client-server API, "Room history visibility".
    func admits(_ event: Event, of user: UserID) -> Bool {
        admits(at: event.position) || (event.type == .member && event.stateKey == user.rawValue)
    }

    func admits(at position: Int) -> Bool {
        let membership = memberships.last { $0.position <= position }?.membership
        if membership == .join { return true }
        switch visibilities.last(where: { $0.position <= position })?.visibility ?? .shared {
        case .worldReadable: return true
        case .shared: return memberships.contains { $0.position >= position && $0.membership == .join }
        case .invited: return membership == .invite && hasJoined(after: position)
        case .joined: return false
        }
    }

    private func hasJoined(after position: Int) -> Bool {
        memberships.contains { $0.position >= position && $0.membership == .join }
    }
}
