/// An event: `$` and an opaque rest (43 URL-safe characters in current room versions).
public struct EventID: MatrixIdentifier {
    public static let sigil: Character = "$"

    public let rawValue: String

    public init?(_ text: String) {
        guard text.first == Self.sigil, text.utf8.count > 1, text.utf8.count <= longestIdentifier,
            !text.utf8.contains(0)
        else { return nil }
        rawValue = text
    }
}
