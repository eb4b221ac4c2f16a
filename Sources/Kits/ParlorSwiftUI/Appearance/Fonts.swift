import ParlorUI
import SwiftUI

/// The kit's fonts.
public struct Fonts {
    public var title: Font
    public var rowTitle: Font
    public var rowTitleUnread: Font
    public var body: Font
    public var bodyBold: Font
    public var footnote: Font
    public var footnoteBold: Font
    public var caption: Font
    public var captionBold: Font
    public var badge: Font
    /// A message of nothing but a few emoji.
    public var bigEmoji: Font

    public init(_ tokens: FontTokens = FontTokens()) {
        title = Font(tokens.title)
        rowTitle = Font(tokens.rowTitle)
        rowTitleUnread = Font(tokens.rowTitleUnread)
        body = Font(tokens.body)
        bodyBold = Font(tokens.body).weight(.semibold)
        footnote = Font(tokens.footnote)
        footnoteBold = Font(tokens.footnote).weight(.semibold)
        caption = Font(tokens.caption)
        captionBold = Font(tokens.caption).weight(.semibold)
        badge = Font(tokens.badge)
        bigEmoji = Font(tokens.bigEmoji)
    }
}

extension Font {
    init(_ token: FontToken) {
        let weight: Font.Weight =
            switch token.weight {
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            }
        self = .system(size: token.size, weight: weight)
    }
}
