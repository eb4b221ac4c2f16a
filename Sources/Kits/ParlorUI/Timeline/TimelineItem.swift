import Foundation
import Parlor

/// One row of a message list.
public enum TimelineItem: Identifiable, Hashable, Sendable {
    /// A day pill: everything below it, up to the next one, was written on that day.
    case day(Date)
    /// The line above the first message that the reader has not seen.
    case newMessages
    case message(MessageRow)

    public var id: String {
        switch self {
        case .day(let date): "day \(Int(date.timeIntervalSinceReferenceDate))"
        case .newMessages: "new"
        case .message(let row): row.message.id
        }
    }
}
