import Foundation

/// A person, as far as this client knows them.
public struct ChatUser: Identifiable, Hashable, Sendable {
    /// The full identifier.
    public let id: UserId
    /// The display name; nil when the user has none.
    public var name: String?
    /// An `mxc:` or `http(s):` address. ``MediaLoader`` reads both.
    public var imageURL: URL?
    /// Whether they are there, if the homeserver tells.
    public var presence: UserPresence
    /// What they say they are doing.
    public var statusMessage: String?
    /// Whether they are there and active.
    public var isOnline: Bool {
        get { presence == .online }
        set { presence = newValue ? .online : .offline }
    }
    /// When the user was last seen, if the homeserver tells.
    public var lastActiveAt: Date?

    /// For previews and tests; the kit makes users from its store.
    public init(
        id: UserId, name: String? = nil, imageURL: URL? = nil, isOnline: Bool = false, lastActiveAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        presence = isOnline ? .online : .offline
        self.lastActiveAt = lastActiveAt
    }

    /// The name, or the part of the identifier that a person would recognise.
    public var displayName: String {
        if let name, !name.isEmpty { return name }
        return String(id.drop { $0 == "@" }.prefix { $0 != ":" })
    }
}
