/// A name that points at a room: `#localpart:server`.
public struct RoomAlias: MatrixIdentifier {
    public static let sigil: Character = "#"

    public let rawValue: String

    public init?(_ text: String) {
        guard let parts = splitIdentifier(text, sigil: Self.sigil), !parts.localpart.isEmpty else { return nil }
        rawValue = text
    }

    /// Makes an alias of a part that a person chose. A colon would end the localpart early, so it is refused.
    public init?(localpart: String, server: String) {
        guard !localpart.contains(":"), !localpart.contains(where: \.isWhitespace) else { return nil }
        self.init("#\(localpart):\(server)")
    }

    public var localpart: String { String(rawValue.dropFirst().prefix { $0 != ":" }) }

    public var server: String { String(rawValue.drop { $0 != ":" }.dropFirst()) }
}
