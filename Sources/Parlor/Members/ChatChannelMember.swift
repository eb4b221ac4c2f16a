import Foundation

/// A user as a member of one channel. Name and picture are those the user shows in that channel.
public struct ChatChannelMember: Identifiable, Hashable, Sendable {
    public var user: ChatUser
    public var membership: Membership
    public var role: MemberRole

    public var id: UserId { user.id }
    public var name: String? { user.name }
    public var imageURL: URL? { user.imageURL }
    public var isOnline: Bool { user.isOnline }
    public var lastActiveAt: Date? { user.lastActiveAt }
    public var displayName: String { user.displayName }

    public init(user: ChatUser, membership: Membership = .joined, role: MemberRole = .member) {
        self.user = user
        self.membership = membership
        self.role = role
    }
}
