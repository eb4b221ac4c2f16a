import Foundation

/// What the user has composed.
///
/// ```swift
/// let message = OutgoingMessage(text: "**Well done**, @anna", mentions: [anna])
/// try await chat.sendMessage(message)
/// ```
public struct OutgoingMessage: Hashable, Sendable {
    /// How the text is meant.
    public enum Kind: String, Hashable, Sendable {
        /// What the user says.
        case text
        /// What the user does: "/me waves".
        case emote
        /// Written by a program; other programs don't answer it.
        case notice
    }

    /// How the text is meant.
    public var kind: Kind
    /// As typed. It is sent as it is; where it has a form, an HTML version goes with it.
    public var text: String
    /// Whether markdown in ``text`` is a form, rather than words. See ``RichText/init(markdown:mentions:mentionsEveryone:)``.
    public var isMarkdown: Bool
    /// Users who are called. Where their name stands in the text after an `@`, it becomes a pill. Users whose full identifier
    /// stands in the text are called even if they are not listed here.
    public var mentions: [ChatUser]
    /// Whether everybody in the channel is called; `@room` in the text shows it.
    public var mentionsEveryone: Bool
    /// Files that are uploaded first.
    public var attachments: [AttachmentPayload]
    /// The message that this one answers.
    public var quotedMessageId: MessageId?
    /// The message whose thread this one belongs to; itself, once it is sent, opens the thread.
    public var threadRootId: MessageId?
    /// A reply in a thread that stands in the channel, too.
    public var isShownInChannel: Bool
    /// A place to be shown; ``text`` then describes it.
    public var location: MessageLocation?
    /// The app's own data: travels with the message, and is kept by edits. At most some kilobytes: an event has 64 KB.
    public var customData: CustomData

    /// Makes a message; all but the text may be left out.
    public init(
        kind: Kind = .text, text: String, isMarkdown: Bool = true, mentions: [ChatUser] = [],
        mentionsEveryone: Bool = false, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil,
        threadRootId: MessageId? = nil, isShownInChannel: Bool = false, location: MessageLocation? = nil,
        customData: CustomData = [:]
    ) {
        self.kind = kind
        self.text = text
        self.isMarkdown = isMarkdown
        self.mentions = mentions
        self.mentionsEveryone = mentionsEveryone
        self.attachments = attachments
        self.quotedMessageId = quotedMessageId
        self.threadRootId = threadRootId
        self.isShownInChannel = isShownInChannel
        self.location = location
        self.customData = customData
    }
}
