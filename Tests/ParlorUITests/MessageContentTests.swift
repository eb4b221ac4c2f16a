import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct MessageContentTests {
    @Test func threadLine() {
        var root = Samples.message("1")
        #expect(ThreadLine(root) == nil)
        root.thread = ThreadSummary(
            replyCount: 1, participants: [Samples.ada], unreadCount: ChannelUnreadCount(messages: 2, mentions: 0))
        #expect(ThreadLine(root)?.text == "1 reply")
        #expect(ThreadLine(root)?.isUnread == true)
        root.thread = ThreadSummary(replyCount: 12, participants: [Samples.ada, Samples.ben, Samples.cem, Samples.me])
        #expect(ThreadLine(root)?.text == "12 replies")
        #expect(ThreadLine(root)?.avatars.map(\.initials) == ["AO", "BI", "C"])
        #expect(MessageRow(root, isInThread: true).threadLine == nil)
        var reply = Samples.message("2")
        reply.threadRootID = "$1"
        #expect(ThreadLine(reply)?.rootID == "$1")
    }

    @Test func reactionPills() {
        var message = Samples.message("1")
        message.reactions = [
            MessageReaction(key: "👍", count: 1, isOwn: true), MessageReaction(key: "🎉", count: 120),
        ]
        let pills = ReactionPill.of(message)
        #expect(pills.map(\.countText) == [nil, "99+"])
        #expect(pills.map(\.spoken) == ["👍, 1, yours", "🎉, 120"])
        message.type = .deleted
        #expect(ReactionPill.of(message).isEmpty)
    }

    @Test func whoReacted() {
        let list = ReactorList(
            [
                MessageReactor(key: "👍", user: Samples.me, createdAt: Samples.now),
                MessageReactor(key: "🎉", user: Samples.ada, createdAt: Samples.now),
                MessageReactor(key: "👍", user: Samples.ada, createdAt: Samples.now),
            ], currentUserID: Samples.me.id)
        #expect(list.rows.map(\.name) == ["You", "Ada Okafor"])
        #expect(list.rows[1].keys == ["🎉", "👍"])
        #expect(list.rows(with: "🎉").map(\.id) == [Samples.ada.id])
    }

    @Test func footnote() {
        func footnote(_ message: ChatMessage) -> FootnoteContent {
            FootnoteContent(MessageRow(message), times: Samples.times)
        }
        var mine = Samples.message("1", by: Samples.me)
        #expect(footnote(mine).words == "15:00")
        #expect(footnote(mine).delivery == .sent)
        mine.readBy = [Samples.ada]
        mine.editedAt = Samples.now
        #expect(footnote(mine).words == "Edited 15:00")
        #expect(footnote(mine).delivery == .read)
        #expect(ReadByText.of(mine) == "Read by Ada")
        mine.readBy = [Samples.ada, Samples.ben, Samples.cem, Samples.me]
        #expect(ReadByText.of(mine) == "Read by Ada, Ben and 2 more")
        let failed = Samples.message("2", by: Samples.me, state: .sendingFailed)
        #expect(footnote(failed).isFailure)
        #expect(footnote(Samples.message("3")).delivery == nil)
    }

    @Test func quote() {
        let known = QuoteContent(QuotedMessage(eventID: "$1", text: " Tea\n now? ", author: Samples.ada))
        #expect(known.text == "Tea now?")
        #expect(known.spoken == "In reply to Ada Okafor")
        #expect(QuoteContent(QuotedMessage(eventID: "$1")).text == "Earlier message")
    }

    @Test func location() {
        var message = Samples.message("1", "The barn", type: .location)
        message.location = MessageLocation(latitude: -33.8568, longitude: 151.2153)
        let content = LocationContent(message)
        #expect(content?.title == "The barn")
        #expect(content?.coordinates == "33.8568° S, 151.2153° E")
        #expect(content?.url?.absoluteString.contains("mlat=-33.8568&mlon=151.2153") == true)
        #expect(LocationContent(Samples.message("2")) == nil)
    }

    @Test func systemSigns() {
        var message = Samples.message("1", "Ada pinned a message", type: .system)
        message.systemEvent = .messagesPinned(["$2"])
        #expect(SystemRow(message).sign == .pin)
        message.systemEvent = .joined
        #expect(SystemRow(message).sign == .member)
    }
}
