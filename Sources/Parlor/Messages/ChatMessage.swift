import Foundation

/// A message at one moment: edits, deletion, reactions and receipts are already applied to it.
public struct ChatMessage: Identifiable, Hashable, Sendable {
    public let id: MessageId
    /// The homeserver's identifier; nil until it has the message.
    public var eventID: String?
    public let cid: ChannelId
    public var type: MessageType
    /// The text as its author last left it; empty for a deleted message and for one that is only an attachment.
    public var text: String
    public var author: ChatUser
    /// The homeserver's time, or the device's while the message waits to be sent.
    public var createdAt: Date
    public var editedAt: Date?
    public var isSentByCurrentUser: Bool
    public var localState: LocalMessageState?
    /// Why it failed or what it waits for, while ``localState`` is not nil.
    public var sendingError: ClientError?

    public var attachments: [ChatMessageAttachment]
    public var reactions: [MessageReaction]
    /// The message this one answers.
    public var quotedMessage: QuotedMessage?
    /// The event identifier of the message that opened the thread this one belongs to.
    public var threadRootID: String?
    /// Who else has read this far. Filled for the current user's own messages, where a tick shows it.
    public var readBy: [ChatUser]

    public var isDeleted: Bool { type == .deleted }
    public var isEdited: Bool { editedAt != nil }

    public var deliveryState: MessageDeliveryState {
        switch localState {
        case .sendingFailed: .failed
        case .pendingSend, .sending: .pending
        case nil: readBy.isEmpty ? .sent : .read
        }
    }

    /// For previews and tests; the kit itself makes messages from its store.
    public init(
        id: MessageId, eventID: String? = nil, cid: ChannelId, type: MessageType = .regular, text: String,
        author: ChatUser, createdAt: Date, editedAt: Date? = nil, isSentByCurrentUser: Bool = false,
        localState: LocalMessageState? = nil, sendingError: ClientError? = nil,
        attachments: [ChatMessageAttachment] = [], reactions: [MessageReaction] = [],
        quotedMessage: QuotedMessage? = nil, threadRootID: String? = nil, readBy: [ChatUser] = []
    ) {
        self.id = id
        self.eventID = eventID
        self.cid = cid
        self.type = type
        self.text = text
        self.author = author
        self.createdAt = createdAt
        self.editedAt = editedAt
        self.isSentByCurrentUser = isSentByCurrentUser
        self.localState = localState
        self.sendingError = sendingError
        self.attachments = attachments
        self.reactions = reactions
        self.quotedMessage = quotedMessage
        self.threadRootID = threadRootID
        self.readBy = readBy
    }
}
