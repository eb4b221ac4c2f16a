import Foundation

/// A device that is signed in to the current user's account.
public struct ChatDevice: Identifiable, Hashable, Sendable {
    /// The homeserver's name for it.
    public let id: String
    /// What it is called; see ``ChatClientConfig/deviceName``.
    public var name: String?
    /// When it was last used, if the homeserver tells.
    public var lastSeenAt: Date?
    /// Where it was last used from.
    public var lastSeenAddress: String?
    /// Whether it is the one this program runs on.
    public var isCurrent: Bool
}
