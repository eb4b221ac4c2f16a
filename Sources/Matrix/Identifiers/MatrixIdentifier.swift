/// What the identifiers of Matrix share: a sigil, and a text that was checked once, when the value was made.
///
/// Specification: appendices, "Identifier Grammar".
public protocol MatrixIdentifier: Hashable, Sendable, Comparable, LosslessStringConvertible {
    /// The first character of every identifier of this kind.
    static var sigil: Character { get }
    /// The identifier as it stands on the wire.
    var rawValue: String { get }
    /// Makes an identifier of a text from outside; `nil` when the text does not follow the grammar.
    init?(_ text: String)
}

extension MatrixIdentifier {
    public var description: String { rawValue }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// No identifier is longer than this, sigil and server name included, in UTF-8 bytes.
let longestIdentifier = 255

/// Splits `sigil + localpart + ":" + server`; `nil` when a part is missing or the text is too long.
func splitIdentifier(_ text: String, sigil: Character) -> (localpart: Substring, server: Substring)? {
    guard text.first == sigil, text.utf8.count <= longestIdentifier, !text.utf8.contains(0),
        let colon = text.firstIndex(of: ":")
    else { return nil }
    let localpart = text[text.index(after: text.startIndex)..<colon]
    let server = text[text.index(after: colon)...]
    return ServerName.isValid(server) ? (localpart, server) : nil
}
