import Foundation

/// A person, as far as this client knows them.
public struct ChatUser: Identifiable, Hashable, Sendable {
    public let id: UserId
    /// The display name; nil when the user has none.
    public var name: String?
    /// An `mxc:` or `http(s):` address. ``MediaLoader`` reads both.
    public var imageURL: URL?
    public var isOnline: Bool
    /// When the user was last seen, if the homeserver tells.
    public var lastActiveAt: Date?

    public init(
        id: UserId, name: String? = nil, imageURL: URL? = nil, isOnline: Bool = false, lastActiveAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        self.isOnline = isOnline
        self.lastActiveAt = lastActiveAt
    }

    /// The name, or the part of the identifier that a person would recognise.
    public var displayName: String {
        if let name, !name.isEmpty { return name }
        return String(id.drop { $0 == "@" }.prefix { $0 != ":" })
    }
}
