import Foundation
import Support
import Testing

@testable import Parlor

@Suite("Channels")
struct ChannelTests {
    private func kind(_ body: () async throws -> Void) async -> ClientError.Kind? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? ClientError)?.kind
        }
    }

    @Test func aNewChannelIsInTheListWhenTheCallReturns() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let list = anna.channelListController(query: .init(filter: .containMembers(userIds: ["@anna:localhost"])))
            let cid = try await anna.createChannel(
                name: "Crew", type: .team, id: "crew", topic: "All hands", isPublic: true)
            let channel = try #require(anna.channel(cid))
            #expect(channel.cid.rawValue == "team:crew")
            #expect(channel.name == "Crew")
            #expect(channel.topic == "All hands")
            #expect(channel.createdBy == "@anna:localhost")
            #expect(channel.memberCount == 1)
            #expect(channel.lastActiveMembers.first?.role == .owner)
            #expect(list.channels.map(\.cid) == [cid])
        }
    }

    @Test func anIdThatIsTakenIsSaidAsSuch() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            _ = try await anna.createChannel(id: "crew")
            #expect(await kind { try await anna.createChannel(id: "crew") } == .aliasTaken)
        }
    }

    @Test func anUnknownChannelCannotBeJoined() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            #expect(await kind { try await anna.joinChannel(ChannelId(type: .messaging, id: "nowhere")) } == .notFound)
        }
    }

    @Test func aMalformedIdIsReportedBySynchronize() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            #expect(await kind { try await anna.channelController(for: "a b:c").synchronize() } == .invalidChannelId)
            #expect(
                await kind { try await anna.channelController(for: "messaging:").synchronize() } == .invalidChannelId)
            #expect(await kind { try await anna.channelController(for: "").synchronize() } == .invalidChannelId)
        }
    }

    @Test func synchronizeCreatesWhatDoesNotExistAndJoinsWhatIsOpen() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben")
            let hers = anna.channelController(for: "fresh")
            try await hers.synchronize()
            #expect(hers.channel?.cid.rawValue == "messaging:fresh")

            let open = try await anna.createChannel(id: "open", isPublic: true)
            let his = ben.channelController(for: open)
            try await his.synchronize()
            #expect(his.channel?.membership == .joined)
            #expect(await kind { try await ben.channelController(for: "fresh").synchronize() } == .forbidden)
        }
    }

    @Test func aDirectConversationIsOneOnBothSides() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben")
            let cid = try await anna.createChannel(members: ["@ben:localhost"], isDirect: true)
            try await eventually("ben sees a direct invitation of anna") {
                ben.channel(cid)?.isDirect == true && ben.channel(cid)?.invitedBy?.displayName == "anna"
            }
            try await eventually("anna's is marked") { anna.channel(cid)?.isDirect == true }
            #expect(anna.channel(cid)?.name == nil)
            #expect(anna.channel(cid)?.lastActiveMembers.contains { $0.id == "@ben:localhost" } == true)
        }
    }

    @Test func aChannelThatIsLeftGoesFromTheList() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let list = ben.channelListController(query: .init(filter: .containMembers(userIds: ["@ben:localhost"])))
            #expect(list.channels.count == 1)
            try await ben.leaveChannel(cid)
            #expect(list.channels.isEmpty)
            try await eventually("anna sees him go") { anna.channel(cid)?.memberCount == 1 }
        }
    }

    @Test func mutingAndPinningShowAndComeBack() async throws {
        try await withWorld { world in
            let (anna, _, cid) = try await world.pair()
            try await anna.setMuted(true, cid)
            try await eventually("muted") { anna.channel(cid)?.isMuted == true }
            try await anna.setMuted(false, cid)
            try await eventually("not muted") { anna.channel(cid)?.isMuted == false }
            try await anna.setPinned(true, cid)
            try await eventually("pinned") { anna.channel(cid)?.isPinned == true }
            try await anna.setPinned(false, cid)
            try await eventually("not pinned") { anna.channel(cid)?.isPinned == false }
        }
    }

    @Test func aNewNameOfAPersonShowsEverywhere() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            try await anna.channelController(for: cid).createNewMessage(text: "Hello")
            try await eventually("it arrives") { his.messages.first?.author.displayName == "anna" }
            try await anna.setDisplayName("Anna Gärtner")
            #expect(anna.currentUser?.name == "Anna Gärtner")
            try await eventually("ben sees the new name") {
                his.messages.first?.author.name == "Anna Gärtner"
                    && his.channel?.lastActiveMembers.first { $0.id == "@anna:localhost" }?.name == "Anna Gärtner"
            }
        }
    }

    @Test func listsFilterByNameAndType() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            _ = try await anna.createChannel(name: "Garden club", type: .team)
            _ = try await anna.createChannel(name: "Garden tools")
            _ = try await anna.createChannel(name: "Kitchen", type: .team)
            func names(_ filter: Filter) -> Set<String?> {
                Set(anna.channelListController(query: .init(filter: filter)).channels.map(\.name))
            }
            #expect(names(.autocomplete(.name, text: "gar")) == ["Garden club", "Garden tools"])
            #expect(names(.equal(.type, to: ChannelType.team)) == ["Garden club", "Kitchen"])
            #expect(names(.and([.equal(.type, to: "team"), .contains(.name, value: "den")])) == ["Garden club"])
        }
    }
}
