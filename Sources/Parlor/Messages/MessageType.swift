/// How a message wants to be shown.
public enum MessageType: String, Hashable, Sendable {
    /// A text, or an attachment.
    case regular
    /// What the author does rather than says ("/me waves").
    case emote
    /// Written by a program.
    case notice
    /// A place on earth; see ``ChatMessage/location``. ``ChatMessage/text`` describes it.
    case location
    /// Something happened to the channel or its members; see ``ChatMessage/systemEvent``.
    case system
    /// Its author or a moderator has taken it back; only the place remains.
    case deleted
    /// Encrypted, which this client cannot read yet.
    case encrypted
}
