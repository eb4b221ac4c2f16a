import Matrix
import Support
import Synchronization
import Testing

@testable import Parlor

@Suite("Work done offline")
struct OfflineWorkTests {
    @Test(arguments: Backend.chosen) func anEditMadeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            anna.offline()
            try await hers.editMessage(id, text: "Two")
            #expect(hers.messages.first?.text == "Two")
            try await anna.restart()
            let again = anna.client.channelController(for: cid)
            try await eventually("it is still edited") { again.messages.first?.text == "Two" }
            anna.online()
            try await eventually("ben sees it") { his.messages.first?.text == "Two" }
        }
    }

    @Test(arguments: Backend.chosen) func aDeletionMadeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            anna.offline()
            try await hers.deleteMessage(id)
            #expect(hers.messages.first?.isDeleted == true)
            try await anna.restart()
            anna.online()
            try await eventually("ben sees it") { his.messages.first?.isDeleted == true }
        }
    }

    @Test(arguments: Backend.chosen) func aReactionMadeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            ben.offline()
            try await his.addReaction("🍅", to: try #require(his.messages.first).id)
            #expect(his.messages.first?.reactions.first?.isOwn == true)
            try await ben.restart()
            ben.online()
            try await eventually("anna sees it") { hers.messages.first?.reactions.map(\.key) == ["🍅"] }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageWrittenEditedAndReactedToOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            anna.offline()
            let draft = try await hers.createNewMessage(text: "Typpo")
            try await hers.editMessage(draft, text: "Typo")
            try await hers.addReaction("🙈", to: draft)
            try await hers.createNewMessage(text: "after")
            try await anna.restart()
            anna.online()
            try await eventually("ben has it, edited and with the reaction") {
                his.messages.map(\.text) == ["after", "Typo", "One"] && his.messages[1].reactions.map(\.key) == ["🙈"]
            }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageWrittenAndDeletedOfflineNeverGoesOut(_ backend: Backend) async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            anna.offline()
            let draft = try await hers.createNewMessage(text: "Regrettable")
            try await hers.deleteMessage(draft)
            try await hers.createNewMessage(text: "after")
            anna.online()
            try await eventually("ben has what came after") { his.messages.first?.text == "after" }
            #expect(!his.messages.contains { $0.text == "Regrettable" })
            try await eventually("anna shows as much") { hers.messages.map(\.text) == his.messages.map(\.text) }
        }
    }

    @Test(arguments: Backend.chosen) func anAnswerToAMessageThatIsNotSentYet(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            anna.offline()
            let first = try await hers.createNewMessage(text: "Question")
            try await hers.createNewMessage(text: "Answer", quotedMessageId: first)
            anna.online()
            try await eventually("ben sees what it answers") { his.messages.first?.quotedMessage?.text == "Question" }
            #expect(his.messages.map(\.text) == ["Answer", "Question", "One"])
        }
    }

    @Test(arguments: Backend.chosen) func readOfflineIsReadOnceTheNetworkIsBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            ben.offline()
            try await his.markRead()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
            try await ben.restart()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
            ben.online()
            try await eventually("anna sees it") { hers.messages.first?.deliveryState == .read }
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
        }
    }

    @Test(arguments: Backend.chosen) func aHomeserverInTroubleAndASlowOneKeepTheOrder(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let count = Mutex(0)
            anna.wire.fail { request in
                guard request.url.path().contains("/send/") else { return nil }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                switch number {
                case 1: return .answers(status: 502, body: "<html>Bad gateway</html>")
                case 2:
                    return .answers(
                        status: 429, body: #"{"errcode":"M_LIMIT_EXCEEDED","error":"slow","retry_after_ms":20}"#)
                case 3: return .losesAnswer
                case 4: return .losesRequest
                default: return nil
                }
            }
            for text in ["a", "b", "c"] { try await hers.createNewMessage(text: text) }
            try await eventually("ben has all, in order, once") { his.messages.map(\.text) == ["c", "b", "a", "One"] }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageThatIsRefusedCanBeSentAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let owner = try await anna.raw(world)
            try await owner.changePowerLevels(["events_default": 50], in: anna.room(cid))
            let refused = try await his.createNewMessage(text: "May I?")
            try await eventually("it is refused") { his.messages.first?.localState == .sendingFailed }
            #expect(his.messages.first?.sendingError?.kind == .forbidden)
            try await owner.changePowerLevels(["events_default": 0], in: anna.room(cid))
            try await his.resendMessage(refused)
            try await eventually("anna has it") { hers.messages.first?.text == "May I?" }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageThatIsRefusedDoesNotHoldUpTheNext(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let isFirst = Once()
            anna.wire.fail { request in
                request.url.path().contains("/send/m.room.message/") && isFirst.take()
                    ? .answers(status: 400, body: #"{"errcode":"M_BAD_JSON","error":"no"}"#) : nil
            }
            let refused = try await hers.createNewMessage(text: "refused")
            try await hers.createNewMessage(text: "after")
            try await eventually("ben has what came after") { his.messages.map(\.text) == ["after", "One"] }
            try await eventually("the first says so") {
                hers.messages.first { $0.id == refused }?.deliveryState == .failed
            }
            try await hers.deleteMessage(refused)
            #expect(!hers.messages.contains { $0.id == refused })
        }
    }

    @Test(arguments: Backend.chosen) func aChannelsTroubleDoesNotHoldUpAnother(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let other = try await world.channel(of: anna, with: [ben], name: "Orchard")
            let room = try anna.room(cid).rawValue
            let (hers, his) = (try await anna.open(cid), try await ben.open(other))
            anna.wire.fail { request in
                let path = request.url.path(percentEncoded: false)
                return path.contains("/send/") && path.contains(room) ? .answers(status: 502, body: "") : nil
            }
            try await hers.createNewMessage(text: "stuck")
            try await anna.open(other).createNewMessage(text: "flows")
            try await eventually("the other channel goes on") { his.messages.first?.text == "flows" }
            #expect(hers.messages.first?.deliveryState == .pending)
            anna.wire.fail { _ in nil }
            try await eventually("in the end it is sent") { hers.messages.first?.deliveryState == .sent }
        }
    }
}
