/// Where a message stands that was composed here and has not arrived at the homeserver. Nil in a message means: it is there.
public enum LocalMessageState: String, Hashable, Sendable {
    /// It waits for its turn, for the network, or for its attachments.
    case pendingSend
    /// It is on its way.
    case sending
    /// The homeserver refused it for good. ``ChatChannelController/resendMessage(_:completion:)`` tries again,
    /// ``ChatChannelController/deleteMessage(_:completion:)`` throws it away.
    case sendingFailed
}
