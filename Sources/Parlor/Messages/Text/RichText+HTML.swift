extension RichText {
    /// Reads the HTML of a message.
    ///
    /// - Parameters:
    ///   - html: As it came; any text is accepted.
    ///   - mentionsEveryone: Whether `@room` means everybody, as the message's `m.mentions` say.
    public init(html: String, mentionsEveryone: Bool = false) {
        var reader = HTMLReader(linkifier: Linkifier(mentionsEveryone: mentionsEveryone))
        blocks = reader.blocks(of: html)
    }

    /// The text as HTML for a message's `formatted_body`, in the tags that the specification names.
    public var html: String { HTMLWriter.html(of: blocks) }
}
