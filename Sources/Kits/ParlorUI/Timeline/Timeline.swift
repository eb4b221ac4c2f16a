import Foundation
import Parlor

/// Turns a channel's messages into the rows of its message list.
public struct Timeline: Sendable {
    /// Messages of one author this close together make a group.
    public var groupInterval: TimeInterval = 5 * 60
    public var calendar: Calendar

    public init(calendar: Calendar = .autoupdatingCurrent) { self.calendar = calendar }

    /// The rows from the oldest to the newest.
    ///
    /// - Parameters:
    ///   - messages: Newest first, as controllers have them.
    ///   - isGroup: Whether the channel needs its authors' names.
    ///   - isThread: Whether these are the replies of a thread, which lead to no thread themselves.
    ///   - firstUnreadID: The message that the "New" line stands above.
    public func items(
        _ messages: some RandomAccessCollection<ChatMessage>, isGroup: Bool, isThread: Bool = false,
        firstUnreadID: MessageId? = nil
    ) -> [TimelineItem] {
        var items: [TimelineItem] = []
        items.reserveCapacity(messages.count + 16)
        // Asking the calendar is slow: the current day's bounds answer for almost every message.
        var day = DateInterval(start: .distantPast, duration: 0)
        var open: MessageRow?
        func close(continues: Bool) {
            guard var row = open else { return }
            row.isLastOfGroup = !continues
            items.append(.message(row))
            open = nil
        }
        for message in messages.reversed() {
            let opensDay = message.createdAt < day.start || message.createdAt >= day.end
            let isFirstUnread = message.id == firstUnreadID
            let continues = !opensDay && !isFirstUnread && belongTogether(open?.message, message)
            close(continues: continues)
            if opensDay {
                day = dayInterval(of: message.createdAt)
                items.append(.day(day.start))
            }
            if isFirstUnread { items.append(.newMessages) }
            if message.type == .system {
                items.append(.system(SystemRow(message)))
            } else {
                open = MessageRow(
                    message, isFirstOfGroup: !continues, isInGroupChannel: isGroup, isInThread: isThread)
            }
        }
        close(continues: false)
        return items
    }

    private func belongTogether(_ previous: ChatMessage?, _ message: ChatMessage) -> Bool {
        guard let previous, previous.author.id == message.author.id, message.type != .system else { return false }
        return abs(message.createdAt.timeIntervalSince(previous.createdAt)) <= groupInterval
    }

    private func dayInterval(of date: Date) -> DateInterval {
        calendar.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 0)
    }
}
