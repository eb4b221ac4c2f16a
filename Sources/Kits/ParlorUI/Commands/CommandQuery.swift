/// A `/` at the beginning of what is written, and the letters after it: a command is being chosen.
public struct CommandQuery: Hashable, Sendable {
    /// The letters after the `/`.
    public var text: String

    /// Nil where the text begins with no `/`, and as soon as a space has ended the command's name.
    public init?(in text: String) {
        guard text.first == "/", !text.contains(where: \.isWhitespace) else { return nil }
        self.text = String(text.dropFirst())
    }
}
