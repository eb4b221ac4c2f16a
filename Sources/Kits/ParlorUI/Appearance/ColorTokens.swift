/// Every colour that the kits draw with.
public struct ColorTokens: Hashable, Sendable {
    public var accent = ColorToken(0x2F6FED, 0x6C9CFF)
    public var background = ColorToken(0xFFFFFF, 0x121417)
    /// Lists and bars.
    public var surface = ColorToken(0xF6F7F9, 0x1A1D21)
    /// Sheets and menus.
    public var elevated = ColorToken(0xFFFFFF, 0x22262B)
    public var text = ColorToken(0x15181C, 0xF2F4F7)
    public var textSecondary = ColorToken(0x5F6873, 0xA3ACB8)
    /// Placeholders and marks; too pale for text that must be read.
    public var textTertiary = ColorToken(0x8B95A1, 0x78828E)
    /// What stands on the accent.
    public var textOnAccent = ColorToken(0xFFFFFF, 0x0B1220)
    public var bubbleOutgoing = ColorToken(0x2F6FED, 0x2B5FD0)
    public var bubbleOutgoingText = ColorToken(0xFFFFFF, 0xFFFFFF)
    public var bubbleIncoming = ColorToken(0xEEF1F5, 0x262B31)
    public var online = ColorToken(0x1FA971, 0x35C48A)
    public var danger = ColorToken(0xD93A3A, 0xFF6B6B)
    public var highlight = ColorToken(0xFFF4D6, 0x3A3220)
    public var hairline = ColorToken(0xE3E7EC, 0x2C3138)

    public init() {}
}
