extension Appearance {
    /// The kit's colours. Each follows light and dark until it is replaced by one that does not.
    public struct ColorPalette {
        /// Buttons, badges, links and whatever else is the app's own colour.
        public var accent: UIColor
        public var background: UIColor
        /// Lists and bars.
        public var surface: UIColor
        /// Sheets and menus.
        public var elevated: UIColor
        public var text: UIColor
        public var textSecondary: UIColor
        /// Placeholders and marks; too pale for text that must be read.
        public var textTertiary: UIColor
        public var textOnAccent: UIColor
        public var bubbleOutgoing: UIColor
        public var bubbleOutgoingText: UIColor
        public var bubbleIncoming: UIColor
        public var bubbleIncomingText: UIColor
        public var online: UIColor
        public var danger: UIColor
        public var highlight: UIColor
        public var hairline: UIColor
        /// Behind the row that is open or chosen by the keyboard.
        public var selection: UIColor
        /// Behind the row under the pointer.
        public var hover: UIColor

        public init(_ tokens: ColorTokens = ColorTokens()) {
            accent = UIColor(tokens.accent)
            background = UIColor(tokens.background)
            surface = UIColor(tokens.surface)
            elevated = UIColor(tokens.elevated)
            text = UIColor(tokens.text)
            textSecondary = UIColor(tokens.textSecondary)
            textTertiary = UIColor(tokens.textTertiary)
            textOnAccent = UIColor(tokens.textOnAccent)
            bubbleOutgoing = UIColor(tokens.bubbleOutgoing)
            bubbleOutgoingText = UIColor(tokens.bubbleOutgoingText)
            bubbleIncoming = UIColor(tokens.bubbleIncoming)
            bubbleIncomingText = UIColor(tokens.text)
            online = UIColor(tokens.online)
            danger = UIColor(tokens.danger)
            highlight = UIColor(tokens.highlight)
            hairline = UIColor(tokens.hairline)
            selection = UIColor(tokens.accent, alpha: 0.14)
            hover = UIColor(tokens.text, alpha: 0.05)
        }
    }
}
