import Foundation

/// A user as a member of one channel. Name and picture are those the user shows in that channel.
public struct ChatChannelMember: Identifiable, Hashable, Sendable {
    /// The user as they appear in this channel.
    public var user: ChatUser
    /// How they stand to the channel.
    public var membership: Membership
    /// What they are in it.
    public var role: MemberRole
    /// Whether this member's right to write was taken away.
    public var isSilenced: Bool

    public var id: UserId { user.id }
    /// The name they show in this channel.
    public var name: String? { user.name }
    /// The picture they show in this channel.
    public var imageURL: URL? { user.imageURL }
    /// Whether they are there and active.
    public var isOnline: Bool { user.isOnline }
    /// When they were last seen, if the homeserver tells.
    public var lastActiveAt: Date? { user.lastActiveAt }
    /// The name, or the part of the identifier that a person would recognise.
    public var displayName: String { user.displayName }

    /// For previews and tests; the kit makes members from its store.
    public init(user: ChatUser, membership: Membership = .joined, role: MemberRole = .member, isSilenced: Bool = false)
    {
        self.user = user
        self.membership = membership
        self.role = role
        self.isSilenced = isSilenced
    }
}
