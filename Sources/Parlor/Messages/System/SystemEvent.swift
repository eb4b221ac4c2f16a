import Foundation

/// What a message of type ``MessageType/system`` tells: something happened to the channel or its members.
///
/// Who did it is the message's ``ChatMessage/author``. ``ChatMessage/text`` says it in plain English.
public enum SystemEvent: Hashable, Sendable {
    /// The author made the channel.
    case channelCreated
    /// The author joined.
    case joined
    /// The author left.
    case left
    /// The author invited somebody.
    case invited(ChatUser)
    /// The author declined an invitation.
    case invitationDeclined
    /// The author took an invitation back.
    case invitationWithdrawn(ChatUser)
    /// The author asks to be let in.
    case knocked
    /// The author no longer asks to be let in.
    case knockWithdrawn
    /// The author did not let somebody in.
    case knockDenied(ChatUser)
    /// The author removed somebody.
    case kicked(ChatUser, reason: String?)
    /// The author removed somebody for good.
    case banned(ChatUser, reason: String?)
    /// The author lifted a ban.
    case unbanned(ChatUser)
    /// The author goes by another name in this channel.
    case renamed(from: String?, to: String?)
    /// The author has another picture.
    case pictureChanged
    /// Nil: the name was taken away.
    case channelRenamed(String?)
    /// Nil: the topic was taken away.
    case topicChanged(String?)
    /// Nil: the picture was taken away.
    case channelPictureChanged(URL?)
    /// Only moderators may write now.
    case frozen
    /// Everybody may write again.
    case unfrozen
    /// The author gave somebody another role.
    case roleChanged(ChatUser, MemberRole)
    /// From now on messages are encrypted.
    case encryptionEnabled
    /// The event identifiers of the messages.
    case messagesPinned([String])
    /// The event identifiers of the messages.
    case messagesUnpinned([String])
    /// The conversation goes on in another room.
    case upgraded(toRoom: String)
}
