import Foundation
import JSON
import Matrix
import Support
import Testing

/// The people of ``AccessTests``' table.
struct AccessCast {
    let server: TestHomeserver
    private var users: [AccessTests.Role: TestUser] = [:]
    private let other: TestUser
    private var things: [String: String] = [:]

    init(_ server: TestHomeserver) async throws {
        self.server = server
        for role in AccessTests.Role.allCases where role != .nobody {
            users[role] = try await server.register(role.rawValue)
        }
        other = try await server.register("other")
        _ = try await server.register("guest")
        let uploaded = try await other.api.request("POST", "/_matrix/media/v3/upload", body: Array("hello".utf8))
        let place = try await other.api.post("/_matrix/media/v1/create")
        things["M"] = try #require(uploaded.json?["content_uri"]?.string.flatMap(MediaURI.init)).mediaID
        things["P"] = try #require(place["content_uri"]?.string.flatMap(MediaURI.init)).mediaID
        things["X"] = other.deviceID
        things["TOKEN"] = try await other.sync()["next_batch"]?.string
    }

    /// Calls an endpoint, where it is about a room in a new one with everybody in their place.
    ///
    /// - Returns: the status and, of refusals, the code.
    func call(_ row: AccessTests.Row, as role: AccessTests.Role) async throws -> String {
        var caller = users[role] ?? users[.stranger]!
        if row.endsSession && role != .nobody {
            caller = try await server.register("u" + UUID().uuidString.lowercased())
        }
        var things = things
        things["U"] = caller.id.rawValue
        things["D"] = caller.deviceID
        things["A"] = "#\(UUID().uuidString.lowercased()):localhost"
        if row.needsRoom { things.merge(try await makeRoom()) { $1 } }
        let path = row.segments.map { Endpoint.encoded(things[$0] ?? $0) }.joined(separator: "/")
        let query = row.query.replacingOccurrences(of: "TOKEN", with: Endpoint.encoded(things["TOKEN"] ?? ""))
        var body = row.body
        for (key, value) in body?.object ?? [:] where value == "R" || value == "E" {
            body?[key] = value.string.flatMap { things[$0] }.map { .string($0) }
        }
        let api = role == .nobody ? TestAPI(server.url) : caller.api
        let answer = try await api.request(row.method, path + query, body: body?.serialized())
        let code = answer.json?["errcode"]?.string.map { " " + $0 } ?? ""
        return "\(answer.status)" + code
    }

    private func makeRoom() async throws -> [String: String] {
        let admin = users[.admin]!
        let guests = [.left, .banned, .invited, .member, .moderator].map { users[$0]! } + [other]
        let name = UUID().uuidString.lowercased()
        let room = try await admin.createRoom([
            "preset": "private_chat", "room_alias_name": .string(name),
            "invite": .array(guests.map { .string($0.id.rawValue) }),
        ])
        for user in guests where user.id != users[.invited]!.id { try await user.join(room) }
        try await admin.setPowerLevels(in: room) { $0["users"]?[users[.moderator]!.id.rawValue] = 50 }
        let event = try await admin.send("hello", to: room)
        try await users[.left]!.leave(room)
        try await admin.api.call(.ban(room), ["user_id": .string(users[.banned]!.id.rawValue)])
        return ["R": room.rawValue, "E": event.rawValue, "L": "#\(name):localhost"]
    }
}
