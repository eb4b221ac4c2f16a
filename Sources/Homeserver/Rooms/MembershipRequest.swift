import JSON
import Matrix

/// What someone wants to do about a membership.
struct MembershipRequest: Sendable {
    enum Action: Sendable, Hashable {
        case join, knock, invite, leave, kick, ban, unban
    }

    var action: Action
    var sender: UserID
    var target: UserID
    var reason: String?
    var isDirect = false
    /// Of joins: only as long as they are there.
    var isTransient = false
    var timestamp: Int?

    init(_ action: Action, by sender: UserID, target: UserID? = nil, body: JSONValue = [:]) throws(MatrixError) {
        self.action = action
        self.sender = sender
        if let target {
            self.target = target
        } else {
            guard let user = body["user_id"]?.string else { throw .missing("user_id") }
            guard let target = UserID(user) else { throw .invalid("user_id is no user's id.") }
            self.target = target
        }
        isTransient = action == .join && body[MemberContent.transientKey]?.bool == true
        reason = body["reason"]?.string
        guard (reason?.utf8.count ?? 0) <= 2_000 else { throw .invalid("A reason has at most 2000 bytes.") }
    }

    var membership: Membership {
        switch action {
        case .join: .join
        case .knock: .knock
        case .invite: .invite
        case .ban: .ban
        case .leave, .kick, .unban: .leave
        }
    }
}
