import Foundation
import Parlor
import ParlorUI
import Testing

@Suite struct ComposerAccessTests {
    private func channel(_ change: (inout ChatChannel) -> Void = { _ in }) -> ChatChannel {
        var channel = Samples.channel()
        channel.ownCapabilities = [.sendMessages]
        change(&channel)
        return channel
    }

    @Test func memberWrites() {
        #expect(ComposerAccess(channel()) == .open)
        #expect(ComposerAccess(nil) == .open)
    }

    @Test func slowModeCountsDown() {
        let slow = channel {
            $0.slowModeDuration = 90
            $0.cooldownEndsAt = Samples.now.addingTimeInterval(12.5)
        }
        let access = ComposerAccess(slow, now: Samples.now)
        #expect(access == .waiting(seconds: 13))
        #expect(access.sentence == "Slow mode. You can send again in 13 seconds.")
        #expect(!access.canSend)
        let later = ComposerAccess(slow, now: Samples.now.addingTimeInterval(13))
        #expect(later.canSend)
        #expect(ComposerAccess.waiting(seconds: 1).sentence == "Slow mode. You can send again in 1 second.")
        #expect(ComposerAccess.waiting(seconds: 75).sentence == "Slow mode. You can send again in 1:15 minutes.")
    }

    @Test func sentences() {
        func sentence(_ change: (inout ChatChannel) -> Void) -> String? { ComposerAccess(channel(change)).sentence }
        #expect(sentence { $0.membership = .banned } == "You were banned from this channel.")
        #expect(
            sentence {
                $0.isFrozen = true
                $0.ownCapabilities = []
            } == "This channel is frozen. Only moderators can write here.")
        #expect(sentence { $0.ownCapabilities = [] } == "You can read here, but not write.")
        #expect(sentence { $0.isFrozen = true } == nil)
        #expect(sentence { $0.isEncrypted = true }?.contains("encrypted") == true)
    }
}
