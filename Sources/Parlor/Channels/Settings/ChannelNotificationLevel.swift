/// What in a channel is worth a notification.
public enum ChannelNotificationLevel: String, Hashable, Sendable, CaseIterable {
    /// Every message, as the user's general rules say.
    case all
    /// Only messages that mention the user. On the homeserver: a push rule of kind `room` without actions.
    case mentions
    /// Nothing. On the homeserver: a push rule of kind `override` without actions.
    case none
}
