import Parlor

/// What a composer holds and how it answers to keys, without any user interface.
public struct Composer: Hashable, Sendable {
    /// What sending would do.
    public enum Mode: Hashable, Sendable {
        case writing
        case replying(to: ChatMessage)
        case editing(ChatMessage)
    }

    public var text: String
    /// Files that go out with the message.
    public private(set) var attachments: [AttachmentPayload] = []
    public private(set) var mode: Mode
    /// Who was chosen from the suggestions. Whose name has gone from the text is not called.
    private var mentions: [ChatUser] = []
    private var mentionsEveryone = false
    /// What was being written before an edit began; it comes back when the edit ends.
    private var setAside: String

    public init(text: String = "") {
        self.text = text
        mode = .writing
        setAside = ""
    }

    /// Whether there is something to send: a file, more than space, and in an edit a change.
    public var canSend: Bool {
        if case .editing = mode {} else if !attachments.isEmpty { return true }
        guard let trimmed = text.trimmedOrNil else { return false }
        if case .editing(let message) = mode { return trimmed != message.text }
        return true
    }

    public mutating func reply(to message: ChatMessage) {
        cancel()
        mode = .replying(to: message)
    }

    public mutating func edit(_ message: ChatMessage) {
        cancel()
        setAside = text
        text = message.text
        mode = .editing(message)
    }

    public mutating func attach(_ files: [AttachmentPayload]) {
        // Choosing a file twice means it once.
        for file in files where !attachments.contains(file) { attachments.append(file) }
    }

    public mutating func detach(_ file: AttachmentPayload) { attachments.removeAll { $0 == file } }

    /// Puts a name in place of an `@` and what was typed after it.
    ///
    /// - Returns: Where the caret stands then, in UTF-16.
    public mutating func mention(_ suggestion: MentionSuggestion, for query: MentionQuery) -> Int {
        let replaced = query.replaced(in: text, by: suggestion)
        text = replaced.text
        switch suggestion {
        case .member(let user): if !mentions.contains(where: { $0.id == user.id }) { mentions.append(user) }
        case .everyone: mentionsEveryone = true
        }
        return replaced.caret
    }

    /// Leaves reply or edit. What was written for a reply stays; what an edit set aside comes back.
    public mutating func cancel() {
        if case .editing = mode {
            text = setAside
            setAside = ""
        }
        mode = .writing
    }

    /// Takes what is to be sent, and is ready for the next.
    public mutating func submit() -> ComposerSubmission? {
        guard canSend else { return nil }
        let trimmed = text.trimmedOrNil ?? ""
        let called = mentions.filter { trimmed.contains("@\($0.displayName)") }
        let callsEveryone = mentionsEveryone && trimmed.contains("@room")
        if case .editing(let message) = mode {
            cancel()
            return .edit(message.id, text: trimmed, mentions: called, mentionsEveryone: callsEveryone)
        }
        var quoted: MessageId?
        if case .replying(let message) = mode { quoted = message.id }
        let files = attachments
        self = Composer()
        return .message(
            text: trimmed, quotedMessageID: quoted, attachments: files, mentions: called,
            mentionsEveryone: callsEveryone)
    }

    // MARK: Drafts

    /// What is to be kept when the screen goes: text and the message replied to. An edit is not kept, what it set aside is.
    public var draft: (text: String, quotedMessageID: MessageId?) {
        switch mode {
        case .writing: (text, nil)
        case .replying(let message): (text, message.id)
        case .editing: (setAside, nil)
        }
    }

    /// Takes up what was begun before; nothing where something is being written already.
    public mutating func resume(_ draft: ChannelDraft, replyingTo quoted: ChatMessage? = nil) {
        guard text.isEmpty, mode == .writing else { return }
        text = draft.text
        if let quoted { mode = .replying(to: quoted) }
    }
}
