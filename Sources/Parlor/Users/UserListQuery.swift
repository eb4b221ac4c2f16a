/// Which of the people that the current user shares channels with a list shows.
public struct UserListQuery: Hashable, Sendable {
    /// Only people in whose name or identifier some word begins with this, whatever its case; nil or empty: all.
    public var name: String?
    /// Only these; nil: all.
    public var userIDs: Set<UserId>?
    /// Only those who are online, or only the others; nil: all.
    public var isOnline: Bool?
    /// Whether the current user is left out.
    public var excludesCurrentUser = true
    /// Whether people whom the current user ignores are left out.
    public var excludesIgnoredUsers = true
    /// How many people a page has.
    public var pageSize = 30

    /// Everybody whom the user shares a channel with, by name.
    public init(name: String? = nil) { self.name = name }

    func matches(_ user: ChatUser) -> Bool {
        guard userIDs?.contains(user.id) ?? true, isOnline.map({ $0 == user.isOnline }) ?? true else { return false }
        guard let name, !name.isEmpty else { return true }
        return [user.displayName, user.id].contains {
            FilterEvaluator.matches(.string($0), .autocomplete, .string(name))
        }
    }

    func isBefore(_ left: ChatUser, _ right: ChatUser) -> Bool {
        (left.displayName.lowercased(), left.id) < (right.displayName.lowercased(), right.id)
    }
}
