import Matrix
import Parlor
import Testing

@Suite("System messages")
struct SystemMessageTests {
    private func events(_ controller: ChatChannelController) -> [SystemEvent] {
        controller.messages.compactMap(\.systemEvent)
    }

    @Test(arguments: Backend.chosen) func theyAreLeftOutUnlessAskedFor(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            #expect(talk.hers.messages.isEmpty)
        }
    }

    @Test(arguments: Backend.chosen) func whoCameAndWentIsTold(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world) { $0.showsSystemMessages = true }
            try await talk.hers.loadPreviousMessages(limit: 50)
            #expect(events(talk.hers).contains(.channelCreated))
            #expect(
                events(talk.hers).contains {
                    if case .invited(let user) = $0 { user.id == talk.ben.userID } else { false }
                })
            #expect(talk.hers.messages.contains { $0.systemEvent == .joined && $0.author.id == talk.ben.userID })
            let joined = try #require(
                talk.hers.messages.first { $0.systemEvent == .joined && $0.author.id == talk.ben.userID })
            #expect(joined.type == .system)
            #expect(joined.text == "\(joined.author.displayName) joined")
            try await talk.ben.client.leaveChannel(talk.cid)
            try await eventually("anna sees him leave") { talk.hers.messages.first?.systemEvent == .left }
        }
    }

    @Test(arguments: Backend.chosen) func changesOfSettingsAreTold(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world) { $0.showsSystemMessages = true }
            let (raw, room) = (try await talk.anna.raw(world), try talk.room)
            try await raw.setState(.name, ["name": "Kitchen"], in: room)
            try await eventually("the name") { talk.his.messages.first?.systemEvent == .channelRenamed("Kitchen") }
            try await raw.setState(.topic, ["topic": "Food"], in: room)
            try await eventually("the topic") { talk.his.messages.first?.systemEvent == .topicChanged("Food") }
            var levels = try await raw.api.call(.state(room, .powerLevels))
            levels["events_default"] = 50
            try await raw.setState(.powerLevels, levels, in: room)
            try await eventually("the freeze") { talk.his.messages.first?.systemEvent == .frozen }
            levels["events_default"] = 0
            try await raw.setState(.powerLevels, levels, in: room)
            try await eventually("the thaw") { talk.his.messages.first?.systemEvent == .unfrozen }
            levels["users"]?[talk.ben.userID] = 50
            try await raw.setState(.powerLevels, levels, in: room)
            try await eventually("the role") {
                if case .roleChanged(let user, .moderator)? = talk.his.messages.first?.systemEvent {
                    user.id == talk.ben.userID
                } else {
                    false
                }
            }
        }
    }

    @Test(arguments: Backend.chosen) func kicksAndBansAreTold(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world) { $0.showsSystemMessages = true }
            let (raw, room) = (try await talk.anna.raw(world), try talk.room)
            try await raw.api.call(.kick(room), ["user_id": .string(talk.ben.userID), "reason": "noise"])
            try await eventually("the kick") {
                if case .kicked(let user, "noise")? = talk.hers.messages.first?.systemEvent {
                    user.id == talk.ben.userID
                } else {
                    false
                }
            }
            try await raw.api.call(.ban(room), ["user_id": .string(talk.ben.userID)])
            try await eventually("the ban") {
                if case .banned(let user, _)? = talk.hers.messages.first?.systemEvent {
                    user.id == talk.ben.userID
                } else {
                    false
                }
            }
            try await raw.api.call(.unban(room), ["user_id": .string(talk.ben.userID)])
            try await eventually("the pardon") {
                if case .unbanned(let user)? = talk.hers.messages.first?.systemEvent {
                    user.id == talk.ben.userID
                } else {
                    false
                }
            }
        }
    }

    @Test(arguments: Backend.chosen) func theyCountNeitherAsUnreadNorAsPreview(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world) { $0.showsSystemMessages = true }
            try await talk.annaSays("One")
            try await talk.his.markRead()
            try await talk.anna.raw(world).setState(.topic, ["topic": "Food"], in: try talk.room)
            try await eventually("the topic") { talk.his.messages.first?.systemEvent == .topicChanged("Food") }
            #expect(talk.ben.channel(talk.cid)?.previewMessage?.text == "One")
            #expect(talk.his.firstUnreadMessageId == nil)
        }
    }
}
