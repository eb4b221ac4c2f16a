/// Something the user did that the homeserver refused for good; see ``ChatClient/outboxFailures``.
public struct OutboxFailure: Hashable, Sendable {
    /// What was to be done.
    public enum Operation: String, Hashable, Sendable {
        /// A message, or a file of one. It stays in its channel as ``LocalMessageState/sendingFailed``.
        case message
        /// A change of a message.
        case edit
        /// The deletion of a message, or of a reaction.
        case deletion
        /// A reaction.
        case reaction
        /// How far the user has read.
        case readMarker
        /// A setting of a channel: its name, picture, topic, members' roles and the like.
        case channelSetting
        /// A setting of the user's own: muting, pinning, drafts and the like.
        case accountSetting
    }

    /// What was to be done.
    public let operation: Operation
    /// Nil for what belongs to the whole account.
    public let cid: ChannelId?
    /// The message it is about.
    public let messageID: MessageId?
    /// Why. What was shown in advance has been taken back, unless ``operation`` is ``Operation/message``.
    public let error: ClientError

    /// For tests; the kit itself makes failures.
    public init(operation: Operation, cid: ChannelId? = nil, messageID: MessageId? = nil, error: ClientError) {
        self.operation = operation
        self.cid = cid
        self.messageID = messageID
        self.error = error
    }
}

extension OutboxFailure {
    init(_ item: OutboxItem, cid: ChannelId?, error: ClientError) {
        let operation: Operation =
            switch item.kind {
            case .message, .upload: .message
            case .edit: .edit
            case .redaction: .deletion
            case .reaction: .reaction
            case .readMarker: .readMarker
            case .stateEvent: .channelSetting
            case .accountData, .tag, .pushRule: .accountSetting
            }
        let messageID = item.kind == .message ? item.transactionID : item.target
        self.init(operation: operation, cid: cid, messageID: messageID, error: error)
    }
}
