/// A person or program: `@localpart:server`.
public struct UserID: MatrixIdentifier {
    public static let sigil: Character = "@"

    public let rawValue: String

    public init?(_ text: String) {
        guard let parts = splitIdentifier(text, sigil: Self.sigil), !parts.localpart.isEmpty else { return nil }
        rawValue = text
    }

    /// Makes the identifier of a new account; `nil` unless the localpart keeps to the grammar for new accounts:
    /// lower-case letters, digits and `._=-/+`.
    public init?(newLocalpart localpart: String, server: String) {
        guard !localpart.isEmpty, localpart.utf8.allSatisfy(Self.isAllowedInNewLocalpart) else { return nil }
        self.init("@\(localpart):\(server)")
    }

    public var localpart: String { String(rawValue.dropFirst().prefix { $0 != ":" }) }

    public var server: String { String(rawValue.drop { $0 != ":" }.dropFirst()) }

    private static func isAllowedInNewLocalpart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "/"),
            UInt8(ascii: "+"):
            true
        default: false
        }
    }
}
