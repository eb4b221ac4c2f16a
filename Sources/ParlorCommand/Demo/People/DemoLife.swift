import Foundation
import Parlor

/// What a scripted person does: reads what is new, types, answers, and now and then says something unasked.
struct DemoLife: Sendable {
    let client: ChatClient
    let person: DemoPerson
    /// Names of all who are scripted, this person included. Nobody answers them, or they would never stop.
    let company: [String]

    private var me: String { client.currentUserId ?? "" }

    /// Lives until cancelled.
    func live() async {
        let list = client.channelListController(query: ChannelListQuery(filter: .containMembers(userIds: [me])))
        let changes = list.changesStream
        try? await list.synchronize()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await act(out: DemoScene.any) }
            // What was said while this person was on the way is new to them; what is older is history.
            let arrival = Date() - 60
            var seen: Set<String> = []
            func look(at channel: ChatChannel, after earliest: Date) {
                guard let message = channel.previewMessage, seen.insert(message.id).inserted,
                    message.author.id != me, message.localState == nil, message.createdAt > earliest
                else { return }
                group.addTask { await notice(message, in: channel) }
            }
            for channel in list.channels { look(at: channel, after: arrival) }
            for await steps in changes {
                for step in steps { look(at: step.item, after: arrival) }
            }
            group.cancelAll()
        }
    }

    /// Somebody wrote.
    private func notice(_ message: ChatMessage, in channel: ChatChannel) async {
        let controller = client.channelController(for: channel.cid)
        do {
            try await controller.synchronize()
            try await pause(.random(in: 0.8...2.2))
            try await controller.markRead()
            guard isForMe(message, in: channel) else { return }
            let text = Repertoire(person).answer(to: message)
            if message.id.hashValue % 5 == 0, let event = message.eventID {
                try await controller.addReaction("👍", to: event)
            }
            try await say(text, with: controller)
        } catch {
            // A person who is offline doesn't answer; the client itself tries again.
        }
    }

    /// Direct messages are always answered. In a group the one who is named, else one of the company, always the same
    /// for a message.
    private func isForMe(_ message: ChatMessage, in channel: ChatChannel) -> Bool {
        guard !company.contains(message.author.id.localpart) else { return false }
        if channel.isDirect || channel.memberCount <= 2 { return true }
        let text = message.text.lowercased()
        let present = company.filter { name in
            channel.lastActiveMembers.contains { $0.user.id.localpart == name }
        }
        let named = present.filter { text.contains($0) }
        let candidates = named.isEmpty ? present : named
        guard !candidates.isEmpty else { return false }
        let choice = message.text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % candidates.count
        return candidates[choice] == person.name
    }

    /// Types for as long as the text takes, and sends it.
    private func say(_ text: String, with controller: ChatChannelController) async throws {
        let seconds = min(6, 1 + Double(text.count) / 18)
        try await controller.sendKeystrokeEvent()
        try await pause(seconds)
        try await controller.createNewMessage(text: text)
    }

    /// This person's lines of a scene that all of the company play.
    private func act(out scene: DemoScene) async {
        for line in scene.lines where line.person == person.name {
            do {
                try await pause(line.after)
                let channels = client.channelListController(
                    query: ChannelListQuery(filter: .containMembers(userIds: [me]), pageSize: 100))
                guard let channel = channels.channels.first(where: { $0.name == line.channel }) else { continue }
                let controller = client.channelController(for: channel.cid)
                try await controller.synchronize()
                try await say(line.text, with: controller)
            } catch { return }
        }
    }

    private func pause(_ seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) }
}

extension UserId {
    /// The part between `@` and the colon.
    fileprivate var localpart: String { String(drop { $0 == "@" }.prefix { $0 != ":" }) }
}
