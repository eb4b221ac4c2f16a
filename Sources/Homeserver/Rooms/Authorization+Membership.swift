import JSON
import Matrix

extension Authorization {
    static func checkMember(_ proposal: Proposal, against view: StateView) throws(MatrixError) {
        guard let target = proposal.stateKey.flatMap(UserID.init) else {
            throw MatrixError(.badJSON, status: 400, "The state key of a member event is a user's id.")
        }
        guard let membership = MemberContent(proposal.content)?.membership else {
            throw MatrixError(.badJSON, status: 400, "A member event says which membership.")
        }
        let change = MembershipChange(
            sender: proposal.sender, target: target, from: view.membership(of: target),
            guarantor: proposal.content["join_authorised_via_users_server"]?.string.flatMap(UserID.init), view: view)
        switch membership {
        case .join: try change.checkJoin()
        case .invite: try change.checkInvite()
        case .leave: try change.checkLeave()
        case .ban: try change.checkBan()
        case .knock: try change.checkKnock()
        }
    }
}

private struct MembershipChange {
    let sender: UserID
    let target: UserID
    let from: Membership?
    /// Of joins to restricted rooms: the member in whose name the server lets them in.
    let guarantor: UserID?
    let view: StateView

    private var levels: PowerLevels { view.rules.powerLevels }
    private var isOwn: Bool { sender == target }
    private var outranks: Bool { levels.level(of: sender) > levels.level(of: target) }

    func checkJoin() throws(MatrixError) {
        guard isOwn else { throw Authorization.forbidden("Nobody can join for someone else.") }
        switch (from, view.rules.joinRule) {
        case (.ban, _): throw Authorization.forbidden("You are banned from this room.")
        case (.join, _), (.invite, _), (_, .public): return
        case (_, .restricted), (_, .knockRestricted):
            guard let guarantor, view.isJoined(guarantor), levels.level(of: guarantor) >= levels.invite else {
                throw Authorization.forbidden("You are not in any of the rooms whose members may join this one.")
            }
        default: throw Authorization.forbidden("You are not invited to this room.")
        }
    }

    func checkInvite() throws(MatrixError) {
        try checkSenderIsIn()
        switch from {
        case .join: throw Authorization.forbidden("\(target) is already in the room.")
        case .ban: throw Authorization.forbidden("\(target) is banned from the room.")
        default: break
        }
        guard levels.level(of: sender) >= levels.invite else {
            throw Authorization.forbidden("You don't have the power to invite people to this room.")
        }
    }

    func checkLeave() throws(MatrixError) {
        if isOwn {
            guard from == .join || from == .invite || from == .knock else {
                throw Authorization.forbidden("You are not in this room.")
            }
            return
        }
        try checkSenderIsIn()
        if from == .ban && levels.level(of: sender) < levels.ban {
            throw Authorization.forbidden("You don't have the power to lift bans in this room.")
        }
        guard from == .ban || from == .join || from == .invite || from == .knock else {
            throw Authorization.forbidden("\(target) is not in the room.")
        }
        guard levels.level(of: sender) >= levels.kick, outranks else {
            throw Authorization.forbidden("You don't have the power to remove \(target).")
        }
    }

    func checkBan() throws(MatrixError) {
        try checkSenderIsIn()
        guard levels.level(of: sender) >= levels.ban, outranks else {
            throw Authorization.forbidden("You don't have the power to ban \(target).")
        }
    }

    func checkKnock() throws(MatrixError) {
        guard isOwn else { throw Authorization.forbidden("Nobody can knock for someone else.") }
        guard view.rules.joinRule == .knock || view.rules.joinRule == .knockRestricted else {
            throw Authorization.forbidden("This room can't be knocked on.")
        }
        if from == .ban || from == .join || from == .invite {
            throw Authorization.forbidden("You can't knock on this room.")
        }
    }

    private func checkSenderIsIn() throws(MatrixError) {
        guard view.isJoined(sender) else { throw Authorization.forbidden("You are not in this room.") }
    }
}
