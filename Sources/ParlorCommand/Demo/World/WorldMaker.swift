import Foundation
import JSON
import Matrix

/// Fills an empty homeserver with people who have known each other for some weeks.
///
/// Everything goes through the client API as the people themselves would send it. Only the dates are set, which the
/// homeserver allows while the world is made and not afterwards.
struct WorldMaker: Sendable {
    let homeserver: URL
    let password: String
    let now: Date

    func make() async throws {
        let people = try await makePeople()
        let pictures = try await uploadPictures(as: people[DemoPerson.anna.name]!)
        let directRooms = try await withThrowingTaskGroup(of: (DemoChannel, RoomID).self) { group in
            for channel in DemoChannel.all {
                group.addTask {
                    let maker = ChannelMaker(channel: channel, people: people, pictures: pictures, now: now)
                    return (channel, try await maker.make())
                }
            }
            var rooms: [(names: [String], room: RoomID)] = []
            for try await (channel, room) in group where channel.kind == .direct {
                rooms.append((channel.members.map(\.name), room))
            }
            return rooms
        }
        for citizen in people.values {
            try await markDirect(directRooms, for: citizen, people)
            try await citizen.api.call(.logout)
        }
    }

    private func makePeople() async throws -> [String: Citizen] {
        try await withThrowingTaskGroup(of: Citizen.self) { group in
            for person in DemoPerson.everyone { group.addTask { try await makePerson(person) } }
            var people: [String: Citizen] = [:]
            for try await citizen in group { people[citizen.person.name] = citizen }
            return people
        }
    }

    private func makePerson(_ person: DemoPerson) async throws -> Citizen {
        var api = WorldAPI(homeserver: homeserver)
        let account = try await api.call(
            .register,
            [
                "username": .string(person.name), "password": .string(password),
                "auth": ["type": "m.login.dummy"], "initial_device_display_name": "The making of the world",
            ])
        guard let id = account["user_id"]?.string.flatMap(UserID.init), let token = account["access_token"]?.string
        else { throw CommandFailure("The homeserver made no account for \(person.name).") }
        api.token = token
        // Before the person enters any channel, so that the channels have name and picture from the start.
        try await api.call(.setDisplayName(id), ["displayname": .string(person.displayName)])
        if let portrait = person.portrait {
            let picture = PNG.encode(portrait.painted(size: 192))
            let address = try await api.upload(picture, name: "\(person.name).png")
            try await api.call(.setAvatarURL(id), ["avatar_url": .string(address)])
        }
        return Citizen(person: person, id: id, api: api)
    }

    private func uploadPictures(as citizen: Citizen) async throws -> [String: WorldPicture] {
        try await withThrowingTaskGroup(of: (String, WorldPicture).self) { group in
            for (name, landscape) in WorldPicture.landscapes {
                group.addTask {
                    let file = PNG.encode(landscape.painted(width: 720, height: 480))
                    let address = try await citizen.api.upload(file, name: "\(name).png")
                    return (
                        name,
                        WorldPicture(address: address, name: "\(name).png", size: file.count, width: 720, height: 480)
                    )
                }
            }
            var pictures: [String: WorldPicture] = [:]
            for try await (name, picture) in group { pictures[name] = picture }
            return pictures
        }
    }

    /// Which channels are direct is account data of each person: rooms by the person on the other side.
    private func markDirect(
        _ rooms: [(names: [String], room: RoomID)], for citizen: Citizen, _ people: [String: Citizen]
    ) async throws {
        var content: [String: JSONValue] = [:]
        for (names, room) in rooms where names.contains(citizen.person.name) {
            guard let other = names.first(where: { $0 != citizen.person.name }).flatMap({ people[$0] }) else {
                continue
            }
            content[other.id.rawValue] = [.string(room.rawValue)]
        }
        if !content.isEmpty {
            try await citizen.api.call(.setAccountData(citizen.id, .direct), .object(content))
        }
    }
}

/// A person with an account.
struct Citizen: Sendable {
    let person: DemoPerson
    let id: UserID
    let api: WorldAPI
}

/// A picture in the homeserver's media.
struct WorldPicture: Sendable {
    var address: String
    var name: String
    var size: Int
    var width: Int
    var height: Int

    static let landscapes: [String: Landscape] = [
        "lake": .lake, "sunset": .sunset, "forest": .forest, "snow": .snow, "dunes": .dunes, "dusk": .dusk,
    ]
}
