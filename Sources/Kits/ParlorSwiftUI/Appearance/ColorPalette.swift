import ParlorUI
import SwiftUI

/// The kit's colours. Each follows light and dark until it is replaced by one that does not.
public struct ColorPalette {
    /// Buttons, badges, links and whatever else is the app's own colour.
    public var tintColor: Color
    public var background: Color
    /// Lists and bars.
    public var surface: Color
    /// Sheets and menus.
    public var elevated: Color
    public var text: Color
    public var textSecondary: Color
    public var textTertiary: Color
    /// What stands on the tint.
    public var textOnTint: Color
    public var bubbleOutgoing: Color
    public var bubbleOutgoingText: Color
    public var bubbleIncoming: Color
    public var bubbleIncomingText: Color
    public var online: Color
    public var danger: Color
    public var highlight: Color
    public var hairline: Color

    public init(_ tokens: ColorTokens = ColorTokens()) {
        tintColor = Color(tokens.accent)
        background = Color(tokens.background)
        surface = Color(tokens.surface)
        elevated = Color(tokens.elevated)
        text = Color(tokens.text)
        textSecondary = Color(tokens.textSecondary)
        textTertiary = Color(tokens.textTertiary)
        textOnTint = Color(tokens.textOnAccent)
        bubbleOutgoing = Color(tokens.bubbleOutgoing)
        bubbleOutgoingText = Color(tokens.bubbleOutgoingText)
        bubbleIncoming = Color(tokens.bubbleIncoming)
        bubbleIncomingText = Color(tokens.text)
        online = Color(tokens.online)
        danger = Color(tokens.danger)
        highlight = Color(tokens.highlight)
        hairline = Color(tokens.hairline)
    }
}
