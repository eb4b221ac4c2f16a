import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct TimelineTests {
    /// `messages` stand here as people read them, oldest first.
    private func items(_ messages: [ChatMessage], isGroup: Bool = false, firstUnread: MessageId? = nil)
        -> [TimelineItem]
    {
        Timeline(calendar: Samples.calendar).items(messages.reversed(), isGroup: isGroup, firstUnreadID: firstUnread)
    }

    /// A picture of rows: `(` opens a group, `)` closes it, `|` is a day, `*` the line above what is new.
    private func sketch(_ items: [TimelineItem]) -> String {
        items.map { item in
            switch item {
            case .day: "|"
            case .newMessages: "*"
            case .system(let row): "~\(row.id)"
            case .message(let row): (row.isFirstOfGroup ? "(" : "") + row.id + (row.isLastOfGroup ? ")" : "")
            }
        }.joined(separator: " ")
    }

    @Test func noMessages() { #expect(items([]).isEmpty) }

    @Test func groupsEndWithTheSenderAndWithTime() {
        let messages = [
            Samples.message("a", minutesAgo: 60), Samples.message("b", minutesAgo: 58),
            Samples.message("c", by: Samples.ben, minutesAgo: 57),
            Samples.message("d", by: Samples.ben, minutesAgo: 51.9),
            Samples.message("e", by: Samples.ben, minutesAgo: 46.9),
        ]
        #expect(sketch(items(messages)) == "| (a b) (c) (d e)")
    }

    @Test func midnightPartsAGroup() {
        let messages = [Samples.message("a", minutesAgo: 15 * 60 + 1), Samples.message("b", minutesAgo: 15 * 60 - 1)]
        #expect(sketch(items(messages)) == "| (a) | (b)")
    }

    @Test func newLinePartsAGroup() {
        let messages = ["a", "b", "c"].map { Samples.message($0, minutesAgo: 3) }
        #expect(sketch(items(messages, firstUnread: "b")) == "| (a) * (b c)")
    }

    @Test func whatHappenedToTheChannelPartsAGroup() {
        let messages = [
            Samples.message("a"), Samples.message("s", "Ada joined", type: .system), Samples.message("b"),
            Samples.message("c"),
        ]
        #expect(sketch(items(messages)) == "| (a) ~s (b c)")
        #expect(items([messages[1]]).last?.message?.text == "Ada joined")
    }

    @Test func namesAndAvatarsStandAtTheEndsOfAGroup() {
        let messages = ["a", "b"].map { Samples.message($0) } + [Samples.message("c", by: Samples.me)]
        let rows = items(messages, isGroup: true).compactMap { if case .message(let row) = $0 { row } else { nil } }
        #expect(rows.map(\.showsAuthorName) == [true, false, false])
        #expect(rows.map(\.showsAvatar) == [false, true, false])
        #expect(rows.map(\.showsFootnote) == [false, true, true])
        #expect(BubbleCorners(rows[0]).topLeading == 18)
        #expect(BubbleCorners(rows[0]).bottomLeading == 6)
        #expect(BubbleCorners(rows[1]).topLeading == 6)
        #expect(BubbleCorners(rows[1]).topTrailing == 18)
        #expect(BubbleCorners(rows[2]).topTrailing == 18)
    }

    @Test func failedMessageAlwaysSaysSo() {
        let failed = Samples.message("a", by: Samples.me, state: .sendingFailed)
        let row = MessageRow(failed, isLastOfGroup: false)
        #expect(row.showsFootnote)
        #expect(row.spoken(Samples.times) == "You, Hello, 15:00, not sent")
    }

    @Test func identifiersAreUniqueAndStayWhenHistoryIsPagedIn() {
        let messages = (0..<200).map { Samples.message("m\($0)", minutesAgo: Double(200 - $0) * 30) }
        let (tail, all) = (items(Array(messages.suffix(50))), items(messages))
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(Set(tail.map(\.id)).isSubset(of: Set(all.map(\.id))))
    }

    @Test func readerLeftOffAfterTheirReceipt() {
        let newestFirst = ["d", "c", "b", "a"].map { Samples.message($0) }
        func first(_ unread: Int, receipt: String? = nil) -> MessageId? {
            UnreadBoundary.firstUnread(in: newestFirst, unreadCount: unread, lastReadEventID: receipt)
        }
        #expect(first(0) == nil)
        #expect(first(2) == "c")
        #expect(first(9) == "a")
        #expect(first(2, receipt: "$a") == "b")
        #expect(first(2, receipt: "$gone") == "c")
    }

    @Test func ownMessagesAreNotNew() {
        let newestFirst = [
            Samples.message("d"), Samples.message("c", by: Samples.me), Samples.message("b"), Samples.message("a"),
        ]
        #expect(UnreadBoundary.firstUnread(in: newestFirst, unreadCount: 2, lastReadEventID: nil) == "b")
    }

    @Test func arrivalsAreCountedWhileTheReaderIsAway() {
        var messages = [Samples.message("a")]
        var counter = ArrivalCounter()
        counter.update(messages, isAtBottom: true)
        messages.insert(Samples.message("b"), at: 0)
        counter.update(messages, isAtBottom: false)
        messages.insert(Samples.message("c", by: Samples.me), at: 0)
        messages.insert(Samples.message("d"), at: 0)
        counter.update(messages, isAtBottom: false)
        #expect(counter.count == 2)
        counter.update(messages, isAtBottom: true)
        #expect(counter.count == 0)
    }
}
