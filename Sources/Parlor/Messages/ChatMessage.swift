import Foundation

/// A message at one moment: edits, deletion, reactions and receipts are already applied to it.
public struct ChatMessage: Identifiable, Hashable, Sendable {
    /// Stays the same from the moment the message is composed: on the device that composed it, it is another one than ``eventID``.
    public let id: MessageId
    /// The homeserver's identifier; nil until it has the message.
    public var eventID: String?
    /// The channel it stands in.
    public let cid: ChannelId
    /// How it wants to be shown.
    public var type: MessageType
    /// The text as its author last left it, without a form; empty for a deleted message and for one that is only an attachment.
    public var text: String
    /// Who wrote it, as they are called in the channel.
    public var author: ChatUser
    /// The homeserver's time, or the device's while the message waits to be sent.
    public var createdAt: Date
    /// When the text was last changed; nil if it never was.
    public var editedAt: Date?
    /// Whether the current user wrote it, on whatever device.
    public var isSentByCurrentUser: Bool
    /// Where the message stands while the homeserver does not have it; nil afterwards.
    public var localState: LocalMessageState?
    /// Why it failed or what it waits for, while ``localState`` is not nil.
    public var sendingError: ClientError?

    /// The HTML that the author sent with the text, as it came: not to be shown as it is. ``richText`` is.
    public var formattedBody: String?
    /// The kind of the message in Matrix's words, such as `m.text`; nil for a deleted or a system message. Of one that this kit
    /// does not know, ``text`` is what its author meant for such clients.
    public var contentType: String?
    /// Whom the message calls.
    public var mentions: MessageMentions
    /// Whether ``mentions`` call the current user.
    public var isMentioningCurrentUser: Bool
    /// The app's own data.
    public var customData: CustomData
    /// The place that a message of type ``MessageType/location`` shows; nil when its address is none on earth.
    public var location: MessageLocation?
    /// What a message of type ``MessageType/system`` tells.
    public var systemEvent: SystemEvent?

    /// What it carries beside its text.
    public var attachments: [ChatMessageAttachment]
    /// Each kind of reaction once, in the order in which they first came.
    public var reactions: [MessageReaction]
    /// The message this one answers.
    public var quotedMessage: QuotedMessage?
    /// The event identifier of the message that opened the thread this one belongs to.
    public var threadRootID: String?
    /// Of a reply in a thread: whether it stands in the channel, too.
    public var isShownInChannel: Bool
    /// The thread that this message has opened; nil while nobody has replied.
    public var thread: ThreadSummary?
    /// Whether it is pinned in its channel.
    public var isPinned: Bool
    /// Who else has read this far. Filled for the current user's own messages, where a tick shows it.
    public var readBy: [ChatUser]

    /// Whether only its place remains.
    public var isDeleted: Bool { type == .deleted }
    /// Whether its text was changed.
    public var isEdited: Bool { editedAt != nil }
    /// Whether it is a reply in a thread.
    public var isThreadReply: Bool { threadRootID != nil }

    /// What a sender's tick shows.
    public var deliveryState: MessageDeliveryState {
        switch localState {
        case .sendingFailed: .failed
        case .pendingSend, .sending: .pending
        case nil: readBy.isEmpty ? .sent : .read
        }
    }

    /// The text with its form, links and mentions: what a kit draws. Made when it is asked for, of ``formattedBody`` or ``text``.
    public var richText: RichText {
        if let formattedBody { return RichText(html: formattedBody, mentionsEveryone: mentions.everyone) }
        return RichText(plain: text, mentionsEveryone: mentions.everyone)
    }

    /// For previews and tests; the kit itself makes messages from its store.
    public init(
        id: MessageId, eventID: String? = nil, cid: ChannelId, type: MessageType = .regular, text: String,
        author: ChatUser, createdAt: Date, editedAt: Date? = nil, isSentByCurrentUser: Bool = false,
        localState: LocalMessageState? = nil, sendingError: ClientError? = nil, formattedBody: String? = nil,
        contentType: String? = nil, mentions: MessageMentions = MessageMentions(),
        isMentioningCurrentUser: Bool = false, customData: CustomData = [:],
        location: MessageLocation? = nil, systemEvent: SystemEvent? = nil,
        attachments: [ChatMessageAttachment] = [], reactions: [MessageReaction] = [],
        quotedMessage: QuotedMessage? = nil, threadRootID: String? = nil, isShownInChannel: Bool = false,
        thread: ThreadSummary? = nil, isPinned: Bool = false, readBy: [ChatUser] = []
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
        self.formattedBody = formattedBody
        self.contentType = contentType
        self.mentions = mentions
        self.isMentioningCurrentUser = isMentioningCurrentUser
        self.customData = customData
        self.location = location
        self.systemEvent = systemEvent
        self.attachments = attachments
        self.reactions = reactions
        self.quotedMessage = quotedMessage
        self.threadRootID = threadRootID
        self.isShownInChannel = isShownInChannel
        self.thread = thread
        self.isPinned = isPinned
        self.readBy = readBy
    }
}
