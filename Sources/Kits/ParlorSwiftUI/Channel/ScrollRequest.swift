import ParlorUI

/// A wish to see a part of the message list. Each has its own number: the same place may be wished for twice.
public struct ScrollRequest: Equatable, Sendable {
    public enum Target: Equatable, Sendable {
        /// The newest message, at once: the user has sent something.
        case end
        /// The newest message, gliding.
        case latest
        case item(TimelineItem.ID)
    }

    public let number: Int
    public let target: Target
}
