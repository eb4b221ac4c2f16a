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
    public private(set) var mode: Mode
    /// What was being written before an edit began; it comes back when the edit ends.
    private var setAside: String

    public init(text: String = "") {
        self.text = text
        mode = .writing
        setAside = ""
    }

    /// Whether there is something to send: more than space, and in an edit a change.
    public var canSend: Bool {
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
        guard canSend, let trimmed = text.trimmedOrNil else { return nil }
        let submission: ComposerSubmission =
            switch mode {
            case .writing: .message(text: trimmed, quotedMessageID: nil)
            case .replying(let message): .message(text: trimmed, quotedMessageID: message.id)
            case .editing(let message): .edit(message.id, text: trimmed)
            }
        if case .editing = mode { cancel() } else { text = "" }
        mode = .writing
        return submission
    }
}
