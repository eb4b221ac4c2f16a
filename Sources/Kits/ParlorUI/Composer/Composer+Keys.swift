import Parlor

extension Composer {
    /// The keys that mean something to a composer.
    public enum Key: Hashable, Sendable { case enter, up, down, tab, escape }

    /// What became of a key.
    public enum KeyOutcome: Hashable, Sendable {
        /// The input does with it what it always does.
        case ignored
        case handled
        case submit(ComposerSubmission)
    }

    /// Enter sends, Shift+Enter breaks the line, Up in an empty input edits the last own message, Esc cancels.
    ///
    /// - Parameter messages: Newest first; where Up looks for a message to edit.
    public mutating func press(
        _ key: Key, shift: Bool = false, messages: some Collection<ChatMessage> = EmptyCollection<ChatMessage>()
    ) -> KeyOutcome {
        switch key {
        case .down, .tab: return .ignored
        case .enter:
            if shift { return .ignored }
            // An Enter with nothing to send must not leave an empty line behind.
            return submit().map(KeyOutcome.submit) ?? .handled
        case .escape:
            guard mode != .writing else { return .ignored }
            cancel()
            return .handled
        case .up:
            guard !shift, text.isEmpty, mode == .writing, let message = messages.first(where: Self.isEditable) else {
                return .ignored
            }
            edit(message)
            return .handled
        }
    }

    /// Whether the current user can change the text of a message.
    public static func isEditable(_ message: ChatMessage) -> Bool {
        message.isSentByCurrentUser && message.type == .regular && message.localState == nil && !message.text.isEmpty
    }
}
