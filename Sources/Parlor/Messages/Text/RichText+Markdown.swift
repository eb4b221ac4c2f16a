extension RichText {
    /// Reads what a person has typed.
    ///
    /// - Parameters:
    ///   - markdown: A small part of CommonMark; HTML in it is text.
    ///   - mentions: Users whose names stand in the text after an `@`, so that they become pills. Full identifiers become pills anyway.
    ///   - mentionsEveryone: Whether `@room` means everybody.
    public init(markdown: String, mentions: [ChatUser] = [], mentionsEveryone: Bool = false) {
        // Longer names first: "Anna Maria" is not "Anna" with a word after it.
        let names = mentions.map { (name: $0.displayName, id: $0.id) }.sorted { $0.name.count > $1.name.count }
        let inline = MarkdownInline(mentionNames: names, mentionsEveryone: mentionsEveryone)
        self = MarkdownReader(inline: inline).text(of: markdown)
    }
}
