import Foundation
import struct Support.SeededRandom
import Testing

@testable import Parlor

/// A channel and the people in it, who do what chance tells them.
final class RandomConversation {
    private(set) var log: [String] = []
    let length: Int
    private let world: World
    private let seed: UInt64
    private var random: SeededRandom
    private var people: [Person] = []
    private var offline: Set<Int> = []
    private let cid: ChannelId
    private var serial = 0

    init(_ world: World, seed: UInt64) async throws {
        self.world = world
        self.seed = seed
        random = SeededRandom(seed: seed)
        length = Int.random(in: 15...40, using: &random)
        let count = Int.random(in: 2...4, using: &random)
        // Short syncs, so that a time offline leaves gaps.
        let limit = Int.random(in: 2...8, using: &random)
        let configure: (inout ChatClientConfig) -> Void = {
            $0.timelineLimit = limit
            $0.dependencies.random = { 0.02 }
        }
        people.append(try await world.person("anna", configure: configure))
        people.append(try await world.person("ben", configure: configure))
        cid = try await world.channel(of: people[0], with: [people[1]])
        while people.count < count {
            let original = people[Int.random(in: 0...1, using: &random)]
            people.append(try await world.newDevice(of: original, configure: configure))
        }
    }

    /// Somebody does something.
    func step() async throws {
        let who = Int.random(in: people.indices, using: &random)
        let person = people[who]
        let controller = person.client.channelController(for: cid)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: try await write(who, controller)
        case 6: try await answer(who, controller)
        case 7..<9: try await answerInThread(who, controller)
        case 9..<11: try await edit(who, controller)
        case 11..<13: try await delete(who, controller)
        case 13..<15: try await react(who, controller)
        case 15: try await takeReactionBack(who, controller)
        case 16: try await read(who, controller)
        case 17: try await changeNetwork(who)
        case 18: try await restart(who)
        default: loseAnAnswer(who)
        }
    }

    /// Everybody comes online, sends what waits, and hears what the others sent.
    func calmDown() async throws {
        for (index, person) in people.enumerated() {
            person.wire.fail { _ in nil }
            if offline.contains(index) { person.online() }
        }
        for person in people { try await waitUntilSent(person) }
        let last = "the last word of \(seed)"
        try await people[0].client.channelController(for: cid).createNewMessage(text: last)
        for person in people {
            try await eventually("\(person.name) hears the last word") {
                person.channel(cid)?.previewMessage?.text == last
            }
            try await waitUntilSent(person)
        }
    }

    /// Waits until nothing waits in the outbox any more, and what was sent has come back; says what is left when that never happens.
    private func waitUntilSent(_ person: Person) async throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while true {
            let left = try await person.outbox
            if left.isEmpty { return }
            if ContinuousClock.now > deadline {
                Issue.record(
                    "history \(seed): \(person.name) never gets rid of\n\(left.joined(separator: "\n"))\n\(log.joined(separator: "\n"))"
                )
                throw NeverHappened(what: "\(person.name) has sent everything")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// What every client shows, paged to the beginning.
    func views() async throws -> [ClientView] {
        var views: [ClientView] = []
        for (index, person) in people.enumerated() {
            views.append(
                try await ClientView(name: "client \(index) (\(person.name))", client: person.client, cid: cid))
        }
        return views
    }

    /// What a client shows that knows nothing but what the homeserver tells it now.
    func freshView() async throws -> ClientView {
        let device = try await world.newDevice(of: people[0])
        return try await ClientView(name: "a fresh client", client: device.client, cid: cid)
    }

    // MARK: What people do

    private func write(_ who: Int, _ controller: ChatChannelController) async throws {
        serial += 1
        let text = "\(serial) by \(who)"
        note(who, "writes \(text)")
        try await controller.createNewMessage(text: text)
    }

    private func answer(_ who: Int, _ controller: ChatChannelController) async throws {
        guard let target = try await message(controller, where: { $0.type == .regular && $0.eventID != nil }),
            let id = target.eventID
        else {
            return
        }
        serial += 1
        let text = "\(serial) by \(who)"
        note(who, "answers \(target.text) with \(text)")
        try await controller.createNewMessage(text: text, quotedMessageId: id)
    }

    private func answerInThread(_ who: Int, _ controller: ChatChannelController) async throws {
        guard let target = try await message(controller, where: { $0.type == .regular }) else { return }
        serial += 1
        let isShown = Bool.random(using: &random)
        note(who, "answers \(target.text) in its thread with \(serial)\(isShown ? ", for all to see" : "")")
        try await tolerant {
            try await controller.createNewMessage(
                OutgoingMessage(
                    text: "\(self.serial) by \(who)", threadRootId: target.id, isShownInChannel: isShown,
                    customData: ["serial": .integer(self.serial)]))
        }
    }

    private func edit(_ who: Int, _ controller: ChatChannelController) async throws {
        guard let target = try await message(controller, where: { $0.type == .regular && $0.isSentByCurrentUser })
        else { return }
        serial += 1
        note(who, "edits \(target.text) to \(serial)")
        try await tolerant { try await controller.editMessage(target.id, text: "\(self.serial) edited by \(who)") }
    }

    private func delete(_ who: Int, _ controller: ChatChannelController) async throws {
        guard let target = try await message(controller, where: { $0.type == .regular && $0.isSentByCurrentUser })
        else { return }
        note(who, "deletes \(target.text)")
        try await tolerant { try await controller.deleteMessage(target.id) }
    }

    private func react(_ who: Int, _ controller: ChatChannelController) async throws {
        guard let target = try await message(controller, where: { $0.type == .regular }) else { return }
        let key = ["👍", "🌱", "🍅"].randomElement(using: &random)!
        guard !target.reactions.contains(where: { $0.key == key && $0.isOwn }) else { return }
        note(who, "reacts \(key) to \(target.text)")
        try await tolerant { try await controller.addReaction(key, to: target.id) }
    }

    private func takeReactionBack(_ who: Int, _ controller: ChatChannelController) async throws {
        let target = try await message(controller, where: { $0.reactions.contains(where: \.isOwn) })
        guard let target, let key = target.reactions.first(where: \.isOwn)?.key else { return }
        note(who, "takes \(key) back from \(target.text)")
        try await tolerant { try await controller.removeReaction(key, from: target.id) }
    }

    private func read(_ who: Int, _ controller: ChatChannelController) async throws {
        note(who, "reads")
        try await tolerant { try await controller.markRead() }
    }

    private func changeNetwork(_ who: Int) async throws {
        let isOffline = offline.contains(who)
        note(who, isOffline ? "is online" : "is offline")
        if isOffline { people[who].online() } else { people[who].offline() }
        offline.formSymmetricDifference([who])
    }

    private func restart(_ who: Int) async throws {
        note(who, "restarts")
        try await people[who].restart()
    }

    private func loseAnAnswer(_ who: Int) {
        note(who, "will lose an answer")
        let isFirst = Once()
        people[who].wire.fail { request in
            request.method == .put && request.url.path().contains("/rooms/") && isFirst.take() ? .losesAnswer : nil
        }
    }

    // MARK: Choosing

    private func message(
        _ controller: ChatChannelController, where isChosen: (ChatMessage) -> Bool
    ) async throws -> ChatMessage? {
        // The page that is stored; nobody waits for the network here.
        try? await controller.feed?.refresh()
        await flushDeliveries()
        let candidates = controller.messages.filter { !$0.isDeleted && isChosen($0) }
        return candidates.randomElement(using: &random)
    }

    /// The message may have changed between being looked at and being acted on: that is a person's bad luck, not a fault.
    private func tolerant(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch let error as ClientError where error.kind == .notFound {
            log.append("    which was gone")
        }
    }

    private func note(_ who: Int, _ what: String) { log.append("client \(who) \(what)") }
}
