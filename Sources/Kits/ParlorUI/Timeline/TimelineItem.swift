import Foundation
import Parlor

/// One row of a message list.
public enum TimelineItem: Identifiable, Hashable, Sendable {
    /// A day pill: everything below it, up to the next one, was written on that day.
    case day(Date)
    /// The line above the first message that the reader has not seen.
    case newMessages
    case message(MessageRow)
    /// Something happened to the channel or its members.
    case system(SystemRow)

    public var id: String {
        switch self {
        case .day(let date): "day \(Int(date.timeIntervalSinceReferenceDate))"
        case .newMessages: "new"
        case .message(let row): row.message.id
        case .system(let row): row.message.id
        }
    }

    /// The message that the row shows, if it shows one.
    public var message: ChatMessage? {
        switch self {
        case .message(let row): row.message
        case .system(let row): row.message
        case .day, .newMessages: nil
        }
    }
}
