/// What a composer offers.
public struct ComposerConfiguration: Hashable, Sendable {
    /// What stands in an empty input.
    public var placeholder: String
    /// What a `/` offers; empty: a `/` is a character like any other.
    public var commands: [ComposerCommand]
    /// Whether files can be chosen, pasted and dropped.
    public var allowsAttachments: Bool
    public var showsEmojiButton: Bool
    /// How many members an `@` offers at once; 0: none.
    public var maxMentions: Int

    public init(
        placeholder: String = "Message", commands: [ComposerCommand] = ComposerCommand.builtIn,
        allowsAttachments: Bool = true, showsEmojiButton: Bool = true, maxMentions: Int = 6
    ) {
        self.placeholder = placeholder
        self.commands = commands
        self.allowsAttachments = allowsAttachments
        self.showsEmojiButton = showsEmojiButton
        self.maxMentions = maxMentions
    }
}
