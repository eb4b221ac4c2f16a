import Foundation

/// What a message of type ``MessageType/system`` tells: something happened to the channel or its members.
///
/// Who did it is the message's ``ChatMessage/author``. ``ChatMessage/text`` says it in plain English.
public enum SystemEvent: Hashable, Sendable {
    case channelCreated
    /// The author joined.
    case joined
    /// The author left.
    case left
    case invited(ChatUser)
    /// The author declined an invitation.
    case invitationDeclined
    case invitationWithdrawn(ChatUser)
    /// The author asks to be let in.
    case knocked
    case knockWithdrawn
    case knockDenied(ChatUser)
    case kicked(ChatUser, reason: String?)
    case banned(ChatUser, reason: String?)
    case unbanned(ChatUser)
    /// The author goes by another name in this channel.
    case renamed(from: String?, to: String?)
    /// The author has another picture.
    case pictureChanged
    /// Nil: the name was taken away.
    case channelRenamed(String?)
    case topicChanged(String?)
    /// Nil: the picture was taken away.
    case channelPictureChanged(URL?)
    /// Only moderators may write now.
    case frozen
    case unfrozen
    case roleChanged(ChatUser, MemberRole)
    /// From now on messages are encrypted.
    case encryptionEnabled
    /// The event identifiers of the messages.
    case messagesPinned([String])
    case messagesUnpinned([String])
    /// The conversation goes on in another room.
    case upgraded(toRoom: String)
}
