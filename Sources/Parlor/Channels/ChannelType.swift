/// What a channel is used for. Any word is a type; three are known to the kits.
///
/// ```swift
/// let cid = ChannelId(type: .messaging, id: "general")
/// let own = ChannelId(type: "support", id: "ticket-17")
/// ```
public struct ChannelType: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// Conversations between invited people. What a channel is unless it says otherwise.
    public static let messaging = ChannelType(rawValue: "messaging")
    /// Open channels that anyone may enter, with many readers.
    public static let livestream = ChannelType(rawValue: "livestream")
    /// Group channels of an organisation.
    public static let team = ChannelType(rawValue: "team")
}

extension ChannelType: CustomStringConvertible {
    public var description: String { rawValue }
}
