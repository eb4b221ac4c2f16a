/// A room: `!opaque:server`. From room version 12 on the server part is gone, so only the sigil is relied on.
public struct RoomID: MatrixIdentifier {
    public static let sigil: Character = "!"

    public let rawValue: String

    public init?(_ text: String) {
        guard text.first == Self.sigil, text.utf8.count > 1, text.utf8.count <= longestIdentifier,
            !text.utf8.contains(0)
        else { return nil }
        rawValue = text
    }
}
