extension Appearance {
    /// The kit's fonts. The desktop's text scaling is applied where text is laid out, so sizes here are the design's.
    public struct Fonts {
        public var title: UIFont
        public var rowTitle: UIFont
        public var rowTitleUnread: UIFont
        public var body: UIFont
        public var bodyBold: UIFont
        public var bodyItalic: UIFont
        public var footnote: UIFont
        public var footnoteBold: UIFont
        public var footnoteItalic: UIFont
        public var caption: UIFont
        public var captionBold: UIFont
        public var badge: UIFont
        /// A message of nothing but a few emoji.
        public var bigEmoji: UIFont

        public init(_ tokens: FontTokens = FontTokens()) {
            title = UIFont(tokens.title)
            rowTitle = UIFont(tokens.rowTitle)
            rowTitleUnread = UIFont(tokens.rowTitleUnread)
            body = UIFont(tokens.body)
            bodyBold = body.withWeight(.semibold)
            bodyItalic = body.italicized()
            footnote = UIFont(tokens.footnote)
            footnoteBold = footnote.withWeight(.semibold)
            footnoteItalic = footnote.italicized()
            caption = UIFont(tokens.caption)
            captionBold = caption.withWeight(.semibold)
            badge = UIFont(tokens.badge)
            bigEmoji = UIFont(tokens.bigEmoji)
        }
    }
}

extension UIFont {
    convenience init(_ token: FontToken) {
        let weight: UIFont.Weight =
            switch token.weight {
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            }
        self.init(size: token.size, weight: weight)
    }
}
