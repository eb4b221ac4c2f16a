import Parlor

/// The line under a message: when it was written, and how far it got.
public struct FootnoteContent: Hashable, Sendable {
    /// `Edited 14:05`.
    public var words: String
    /// What the tick shows; nil where there is none.
    public var delivery: MessageDeliveryState?
    public var isPinned: Bool

    /// - Parameter row: A row whose ``MessageRow/showsFootnote`` is true.
    public init(_ row: MessageRow, times: TimeText = TimeText()) {
        let message = row.message
        isPinned = message.isPinned
        if message.deliveryState == .failed {
            words = "Not sent. Try again"
            delivery = .failed
            return
        }
        let time = times.clock(message.createdAt)
        words = message.isEdited && !message.isDeleted ? "Edited \(time)" : time
        delivery = row.isOutgoing && !message.isDeleted ? message.deliveryState : nil
    }

    /// Whether a click sends the message again.
    public var isFailure: Bool { delivery == .failed }
}
