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
        if case .editing(let message) = mode {
            cancel()
            return .edit(message.id, text: trimmed)
        }
        var quoted: MessageId?
        if case .replying(let message) = mode { quoted = message.id }
        defer {
            text = ""
            attachments = []
            mode = .writing
        }
        return .message(text: trimmed, quotedMessageID: quoted, attachments: attachments)
    }
}
