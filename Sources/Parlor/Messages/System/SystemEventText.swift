/// A system message in plain English, for kits and programs that have no words of their own.
enum SystemEventText {
    static func text(of event: SystemEvent, by author: ChatUser) -> String {
        let who = author.displayName
        return switch event {
        case .channelCreated: "\(who) created the channel"
        case .joined: "\(who) joined"
        case .left: "\(who) left"
        case .invited(let user): "\(who) invited \(user.displayName)"
        case .invitationDeclined: "\(who) declined the invitation"
        case .invitationWithdrawn(let user): "\(who) withdrew the invitation of \(user.displayName)"
        case .knocked: "\(who) asked to join"
        case .knockWithdrawn: "\(who) no longer asks to join"
        case .knockDenied(let user): "\(who) did not let \(user.displayName) in"
        case .kicked(let user, let reason): "\(who) removed \(user.displayName)" + because(reason)
        case .banned(let user, let reason): "\(who) banned \(user.displayName)" + because(reason)
        case .unbanned(let user): "\(who) lifted the ban of \(user.displayName)"
        case .renamed(_, let name): name.map { "\(author.plainID) is now called \($0)" } ?? "\(who) removed their name"
        case .pictureChanged: "\(who) changed their picture"
        case .channelRenamed(let name):
            name.map { "\(who) named the channel “\($0)”" } ?? "\(who) removed the channel's name"
        case .topicChanged(let topic): topic.map { "\(who) changed the topic to “\($0)”" } ?? "\(who) removed the topic"
        case .channelPictureChanged(let url):
            url == nil ? "\(who) removed the channel's picture" : "\(who) changed the channel's picture"
        case .frozen: "\(who) froze the channel"
        case .unfrozen: "\(who) opened the channel for messages again"
        case .roleChanged(let user, let role): "\(who) made \(user.displayName) \(name(of: role))"
        case .encryptionEnabled: "\(who) turned encryption on"
        case .messagesPinned(let ids): "\(who) pinned \(count(ids))"
        case .messagesUnpinned(let ids): "\(who) unpinned \(count(ids))"
        case .upgraded: "\(who) moved the conversation to a new channel"
        }
    }

    private static func because(_ reason: String?) -> String { reason.map { ": \($0)" } ?? "" }
    private static func count(_ ids: [String]) -> String { ids.count == 1 ? "a message" : "\(ids.count) messages" }
    private static func name(of role: MemberRole) -> String { "\(role.rawValue)" }
}

extension ChatUser {
    /// The name that stays the same: the identifier's first part.
    fileprivate var plainID: String { String(id.drop { $0 == "@" }.prefix { $0 != ":" }) }
}
