import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct ChannelRowTests {
    private func row(_ channel: ChatChannel) -> ChannelRowContent {
        ChannelRowContent(channel, currentUserID: Samples.me.id, times: Samples.times)
    }

    @Test func unreadBeatsTicks() {
        let mine = Samples.message("1", by: Samples.me, readBy: [Samples.ada])
        #expect(row(Samples.channel(preview: mine, unread: 3)).badge == .unread(count: 3, isQuiet: false))
        #expect(row(Samples.channel(preview: mine)).badge == .delivery(.read))
        #expect(row(Samples.channel(preview: Samples.message("1"))).badge == .none)
    }

    @Test func mutedChannelIsQuietUnlessMentioned() {
        #expect(row(Samples.channel(unread: 3, isMuted: true)).badge == .unread(count: 3, isQuiet: true))
        #expect(row(Samples.channel(unread: 3, mentions: 1, isMuted: true)).badge == .unread(count: 3, isQuiet: false))
        #expect(UnreadBadge.text(99) == "99")
        #expect(UnreadBadge.text(100) == "99+")
    }

    @Test func conversationOfTwoLooksLikeTheOtherPerson() {
        var ada = Samples.ada
        ada.isOnline = true
        ada.imageURL = URL(string: "mxc://here/ada")
        let content = row(Samples.channel(with: [ada]))
        #expect(content.avatar.isOnline)
        #expect(content.avatar.imageURL == ada.imageURL)
        #expect(content.avatar.initials == "AO")
        #expect(row(Samples.channel(name: "Tea party", with: [ada])).avatar.initials == "TP")
    }

    @Test func rowIsReadAloud() {
        let channel = Samples.channel(preview: Samples.message("1", minutesAgo: 55), unread: 2, isMuted: true)
        #expect(row(channel).spoken == "Ada Okafor, muted, 2 unread, Hello, 14:05")
        let mine = Samples.channel(preview: Samples.message("1", by: Samples.me))
        #expect(row(mine).spoken == "Ada Okafor, You: Hello, 15:00, sent")
    }
}
