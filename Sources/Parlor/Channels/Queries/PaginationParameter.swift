/// Which part of a channel's messages a query asks for.
public enum PaginationParameter: Hashable, Sendable {
    /// Newer than the message.
    case greaterThan(_ id: MessageId)
    /// The message and newer ones.
    case greaterThanOrEqual(_ id: MessageId)
    /// Older than the message.
    case lessThan(_ id: MessageId)
    /// The message and older ones.
    case lessThanOrEqual(_ id: MessageId)
    /// The message in the middle of its neighbours.
    case around(_ id: MessageId)
}
