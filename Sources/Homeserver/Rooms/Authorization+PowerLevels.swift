import JSON
import Matrix

extension Authorization {
    /// Nobody hands out, takes away or guards with more power than they have.
    static func checkPowerLevels(
        _ proposal: Proposal, current: PowerLevels, isFirst: Bool
    ) throws(MatrixError) {
        guard let wanted = PowerLevels(proposal.content) else {
            throw MatrixError(.badJSON, status: 400, "Power levels are whole numbers.")
        }
        guard wanted.users.keys.allSatisfy({ UserID($0) != nil }) else {
            throw MatrixError(.badJSON, status: 400, "Power levels belong to users' ids.")
        }
        if isFirst { return }
        let own = current.level(of: proposal.sender)
        let settings: [KeyPath<PowerLevels, Int> & Sendable] = [
            \.usersDefault, \.eventsDefault, \.stateDefault, \.ban, \.kick, \.redact, \.invite, \.notifyRoom,
        ]
        for setting in settings {
            try checkChange(from: current[keyPath: setting], to: wanted[keyPath: setting], own: own)
        }
        for type in Set(current.events.keys).union(wanted.events.keys) {
            try checkChange(from: current.events[type], to: wanted.events[type], own: own)
        }
        for user in Set(current.users.keys).union(wanted.users.keys) {
            let before = current.users[user]
            let after = wanted.users[user]
            try checkChange(from: before, to: after, own: own)
            if before != after, user != proposal.sender.rawValue, let before, before >= own {
                throw forbidden("You can't change the level of someone as powerful as you.")
            }
        }
    }

    private static func checkChange(from before: Int?, to after: Int?, own: Int) throws(MatrixError) {
        guard before != after else { return }
        if let before, before > own { throw forbidden("You can't change a level above your own.") }
        if let after, after > own { throw forbidden("You can't set a level above your own.") }
    }
}
