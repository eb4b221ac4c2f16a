import Foundation

/// The words of a message with their form: what a kit draws, without a trace of the HTML or markdown they came from.
///
/// It is made from a message's `formatted_body` or its plain `body`, whichever there is; see ``ChatMessage/richText``. Whatever a
/// sender put into the HTML, only what is named here comes out: no scripts, no addresses of other schemes than the web's and mail's.
/// Specification: client-server API, "m.room.message msgtypes", the paragraph about HTML.
public struct RichText: Hashable, Sendable {
    /// Its parts, from top to bottom.
    public var blocks: [Block]

    /// Makes a text of its blocks.
    public init(blocks: [Block] = []) { self.blocks = blocks }

    /// A part of a text that stands on lines of its own.
    public indirect enum Block: Hashable, Sendable {
        /// Running text.
        case paragraph([Run])
        /// A heading of level 1 (the largest) to 6.
        case heading(level: Int, [Run])
        /// Lines to be shown as they are, in a font of fixed width. `language` is what the author named, such as `swift`.
        case code(String, language: String?)
        /// The words of somebody else.
        case quote([Block])
        /// A list, with numbers or bullets.
        case list(RichTextList)
        /// A line across.
        case rule
    }

    /// A piece of text in one form.
    public struct Run: Hashable, Sendable {
        /// May hold line breaks (`\n`).
        public var text: String
        /// How it is drawn.
        public var style: Style
        /// Where a click leads; nil for plain words.
        public var link: Link?

        /// Makes a run; plain words by default.
        public init(_ text: String, style: Style = [], link: Link? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    /// How a run is drawn. Several may hold together.
    public struct Style: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes a style of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Heavier than the rest.
        public static let bold = Style(rawValue: 1)
        /// Slanted.
        public static let italic = Style(rawValue: 2)
        /// With a line through it.
        public static let strikethrough = Style(rawValue: 4)
        /// With a line below it.
        public static let underline = Style(rawValue: 8)
        /// A font of fixed width, in the middle of a line.
        public static let code = Style(rawValue: 16)
        /// Hidden until the reader asks for it.
        public static let spoiler = Style(rawValue: 32)
        /// Small and raised.
        public static let superscript = Style(rawValue: 64)
        /// Small and lowered.
        public static let `subscript` = Style(rawValue: 128)
    }

    /// Where a run leads.
    public enum Link: Hashable, Sendable {
        /// A page or a mail address: `https`, `http`, `ftp`, `mailto` or `magnet`.
        case web(URL)
        /// A mentioned user ("pill").
        case user(UserId)
        /// `@room`: everybody in the channel.
        case everyone
        /// A channel or a message in one; ``ChatClient/channelController(for:)-(MessageLink)`` opens it.
        case message(MessageLink)
    }
}

/// A list in a text.
public struct RichTextList: Hashable, Sendable {
    /// The number of the first item; nil for a list with bullets.
    public var start: Int?
    /// What stands in each item.
    public var items: [[RichText.Block]]

    /// Makes a list of its items.
    public init(start: Int? = nil, items: [[RichText.Block]]) {
        self.start = start
        self.items = items
    }
}
