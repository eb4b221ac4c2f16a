import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct MessageActionTests {
    private func channel(_ rights: Set<ChannelCapability>) -> ChatChannel {
        var channel = Samples.channel()
        channel.ownCapabilities = rights
        return channel
    }

    private let member: Set<ChannelCapability> = [.sendMessages, .react]

    @Test func someoneElsesMessage() {
        let message = Samples.message("1", "Tea?")
        #expect(
            MessageAction.available(for: message, in: channel(member))
                == [.react, .reply, .thread, .copy, .copyLink, .report])
    }

    @Test func ownMessage() {
        let message = Samples.message("1", "Tea?", by: Samples.me)
        #expect(
            MessageAction.available(for: message, in: channel(member))
                == [.react, .reply, .thread, .copy, .copyLink, .edit, .delete])
    }

    @Test func moderatorPinsAndDeletes() {
        var message = Samples.message("1", "Tea?")
        let actions = MessageAction.available(
            for: message, in: channel([.sendMessages, .react, .pinMessages, .deleteAnyMessage]))
        #expect(actions.suffix(3) == [.pin, .report, .delete])
        message.isPinned = true
        #expect(MessageAction.available(for: message, in: channel([.pinMessages])).contains(.unpin))
    }

    @Test func readOnlyChannelLeavesReading() {
        let message = Samples.message("1", "Tea?")
        #expect(MessageAction.available(for: message, in: channel([])) == [.copy, .copyLink, .report])
    }

    @Test func messageThatFailed() {
        let message = Samples.message("1", "Tea?", by: Samples.me, state: .sendingFailed)
        #expect(MessageAction.available(for: message, in: channel(member)) == [.resend, .copy, .discard])
    }

    @Test func nothingIsDoneWithWhatIsGone() {
        let deleted = Samples.message("1", "", type: .deleted)
        #expect(MessageAction.available(for: deleted, in: channel(member)).isEmpty)
        let system = Samples.message("2", "Ada joined", type: .system)
        #expect(MessageAction.available(for: system, in: channel(member)).isEmpty)
    }

    @Test func lockedMessageCannotBeAnswered() {
        let locked = Samples.message("1", "x", type: .encrypted)
        #expect(MessageAction.available(for: locked, in: channel(member)) == [.copyLink, .report])
        #expect(MessagePlaceholder(locked) == .locked)
    }

    @Test func noThreadInAThread() {
        let message = Samples.message("1", "Tea?")
        #expect(!MessageAction.available(for: message, in: channel(member), isInThread: true).contains(.thread))
    }
}
