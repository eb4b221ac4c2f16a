import JSON
import Matrix

/// The authorization rules of room version 11, as far as they concern a server that does not federate.
///
/// Pure: a proposal and the state it meets go in, an error or nothing comes out.
enum Authorization {
    /// An event that someone wants to add.
    struct Proposal: Sendable {
        var sender: UserID
        var type: EventType
        var stateKey: String?
        /// Needed for state events only.
        var content: JSONValue = [:]
    }

    /// - Throws: `M_FORBIDDEN` with the reason.
    static func check(_ proposal: Proposal, against view: StateView) throws(MatrixError) {
        if proposal.type == .create { throw forbidden("A room is created once.") }
        if proposal.type == .member { return try checkMember(proposal, against: view) }
        guard view.isJoined(proposal.sender) else { throw forbidden("You are not in this room.") }
        let levels = view.rules.powerLevels
        let own = levels.level(of: proposal.sender)
        guard own >= levels.levelToSend(proposal.type, isState: proposal.stateKey != nil) else {
            throw forbidden("You don't have the power to send \(proposal.type) in this room.")
        }
        if let key = proposal.stateKey, key.hasPrefix("@"), key != proposal.sender.rawValue {
            throw forbidden("State under a user's id belongs to that user.")
        }
        if proposal.type == .powerLevels && proposal.stateKey == "" {
            try checkPowerLevels(proposal, current: levels, isFirst: !view.rules.hasPowerLevelsEvent)
        }
    }

    /// Whether someone may take away what is in an event.
    static func checkRedaction(of target: Event, by sender: UserID, against view: StateView) throws(MatrixError) {
        try check(Proposal(sender: sender, type: .redaction), against: view)
        let levels = view.rules.powerLevels
        guard target.sender == sender || levels.level(of: sender) >= levels.redact else {
            throw forbidden("You don't have the power to remove other people's messages.")
        }
    }

    static func forbidden(_ reason: String) -> MatrixError { MatrixError(.forbidden, status: 403, reason) }
}
