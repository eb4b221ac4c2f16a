import Foundation
import JSON
import Matrix

/// Makes one channel: the room, its members, what they said, and how far each has read.
struct ChannelMaker: Sendable {
    let channel: DemoChannel
    let people: [String: Citizen]
    let pictures: [String: WorldPicture]
    let now: Date

    private var members: [Citizen] { channel.members.compactMap { people[$0.name] } }

    /// - Returns: the room that was made.
    func make() async throws -> RoomID {
        let script = try Script(channel.script, now: now)
        let founding = (script.lines.first?.date ?? now) - 3_600
        let creator = members[0]
        let answer = try await creator.api.call(.createRoom, try await creation(creator), at: founding)
        guard let room = answer["room_id"]?.string.flatMap(RoomID.init) else {
            throw CommandFailure("The homeserver made no room for \(channel.name ?? "a conversation").")
        }
        for member in members.dropFirst() { try await member.api.call(.join(room.rawValue)) }
        let events = try await say(script.lines, in: room)
        try await read(events, in: room)
        if channel.isMuted { try await anna?.api.call(.setPushRule(kind: "room", room.rawValue), ["actions": []]) }
        if channel.isPinned, let anna {
            try await anna.api.call(.setTag(anna.id, room: room, "m.favourite"), ["order": 0.5])
        }
        return room
    }

    private var anna: Citizen? { people[DemoPerson.anna.name] }

    private func creation(_ creator: Citizen) async throws -> JSONValue {
        let isPublic = channel.kind == .livestream
        var body: JSONValue = [
            "preset": isPublic ? "public_chat" : channel.kind == .direct ? "trusted_private_chat" : "private_chat",
            "visibility": isPublic ? "public" : "private", "is_direct": .bool(channel.kind == .direct),
            "invite": JSONValue(members.dropFirst().map(\.id.rawValue)),
        ]
        body["name"] = channel.name.map { .string($0) }
        body["topic"] = channel.topic.map { .string($0) }
        if let type = channel.kind.channelType { body["creation_content"] = ["type": .string("org.parlor.\(type)")] }
        if let id = channel.id {
            body["room_alias_name"] = .string("\(channel.kind.channelType ?? "messaging").\(id)")
        }
        if let picture = channel.picture {
            let file = PNG.encode(picture.painted(size: 192))
            let address = try await creator.api.upload(file, name: "\(channel.id ?? "channel").png")
            body["initial_state"] = [
                ["type": "m.room.avatar", "state_key": "", "content": ["url": .string(address)]]
            ]
        }
        return body
    }

    /// - Returns: the event of each line.
    private func say(_ lines: [Script.Line], in room: RoomID) async throws -> [EventID] {
        var events: [EventID] = []
        for (index, line) in lines.enumerated() {
            guard let author = people[line.author] else { continue }
            let content = content(of: line, answered: line.answers.map { events[$0] })
            events.append(
                try await send(.message, content.json, by: author, in: room, "line-\(index)", at: line.date))
            for reaction in line.reactions {
                for name in reaction.authors {
                    guard let fan = people[name] else { continue }
                    let relation = Relation(.annotation, to: events[index], key: reaction.key)
                    _ = try await send(
                        .reaction, ["m.relates_to": relation.json], by: fan, in: room,
                        "reaction-\(index)-\(reaction.key)", at: min(line.date + 60, now))
                }
            }
        }
        return events
    }

    private func content(of line: Script.Line, answered: EventID?) -> MessageContent {
        var content = MessageContent(body: line.text, relation: answered.map { Relation(inReplyTo: $0) })
        if let picture = line.picture.flatMap({ pictures[$0] }) {
            content.kind = .image
            content.media = MediaContent(
                url: picture.address, fileName: picture.name, mimeType: "image/png", size: picture.size,
                width: picture.width, height: picture.height)
        }
        return content
    }

    private func send(
        _ type: EventType, _ content: JSONValue, by author: Citizen, in room: RoomID, _ transaction: String,
        at date: Date
    ) async throws -> EventID {
        let answer = try await author.api.call(.send(room, type, transaction: transaction), content, at: date)
        guard let event = answer["event_id"]?.string.flatMap(EventID.init) else {
            throw CommandFailure("The homeserver gave no identifier to a message in \(room.rawValue).")
        }
        return event
    }

    /// Everybody has read everything, but for Anna and those who are behind.
    private func read(_ events: [EventID], in room: RoomID) async throws {
        for member in members {
            let isBehind = channel.behind.contains { $0.name == member.person.name }
            let unread = member.person.name == DemoPerson.anna.name ? channel.unread : isBehind ? 1 : 0
            guard events.count > unread else { continue }
            let last = events[events.count - 1 - unread].rawValue
            try await member.api.call(
                .readMarkers(room), ["m.fully_read": .string(last), "m.read": .string(last)])
        }
    }
}

extension DemoChannel.Kind {
    /// The word for the type; nil for messaging, which is what a room is unless it says otherwise.
    fileprivate var channelType: String? {
        switch self {
        case .direct, .group: nil
        case .team: "team"
        case .livestream: "livestream"
        }
    }
}

extension DemoChannel.Picture {
    fileprivate func painted(size: Int) -> Canvas {
        switch self {
        case .landscape(let landscape): landscape.painted(width: size, height: size)
        case .emblem(let emblem): emblem.painted(size: size)
        }
    }
}
