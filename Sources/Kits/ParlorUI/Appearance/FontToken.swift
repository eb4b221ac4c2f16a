/// A font of the kits: its size in points at normal text scaling, and its weight.
public struct FontToken: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }

    public var size: Double
    public var weight: Weight

    public init(_ size: Double, _ weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }
}

/// Every font that the kits write with. The family is the platform's: Inter where it is installed.
public struct FontTokens: Hashable, Sendable {
    public var title = FontToken(17, .semibold)
    public var rowTitle = FontToken(15, .semibold)
    public var rowTitleUnread = FontToken(15, .bold)
    public var body = FontToken(15)
    public var footnote = FontToken(13)
    public var caption = FontToken(12)
    public var badge = FontToken(11, .bold)
    /// A message of nothing but a few emoji.
    public var bigEmoji = FontToken(40)

    public init() {}
}
