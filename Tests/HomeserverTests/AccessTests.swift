import Foundation
import JSON
import Matrix
import Support
import Testing

/// Who may do what with a room: every endpoint of rooms, called by everybody there can be.
///
/// The room is private: people come by invitation, and history is shared with those who are, or were, in it. Each call
/// meets a fresh room.
@Suite struct AccessTests {
    enum Role: String, CaseIterable, Sendable {
        case nobody, stranger, left, banned, invited, member, moderator, admin
    }

    /// `R` stands for the room, `E` for an event of the administrator, `U` for the caller, `A` for a new alias.
    struct Row: Sendable {
        var method: String
        var path: String
        var body: JSONValue?
        /// What comes of it for each role, in their order. See ``Outcome``.
        var outcomes: String

        init(_ method: String, _ path: String, _ body: JSONValue? = nil, _ outcomes: String) {
            self.method = method
            self.path = path
            self.body = body
            self.outcomes = outcomes
        }
    }

    /// The short names of the table.
    private static let names: [String: String] = [
        "ok": "200", "token": "401 M_MISSING_TOKEN", "forb": "403 M_FORBIDDEN", "none": "404 M_NOT_FOUND",
        "stay": "400 M_UNKNOWN",
    ]

    // swift-format-ignore
    static let table: [Row] = [
        // reading                                               nobody strang left  banned invit member moder admin
        Row("GET", "v3/rooms/R/messages?dir=b",              nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/context/E",                   nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/event/E",                     nil, "token none  ok    ok    none  ok    ok    ok"),
        Row("GET", "v1/rooms/R/relations/E",                 nil, "token none  ok    ok    none  ok    ok    ok"),
        Row("GET", "v1/rooms/R/relations/E/m.thread",        nil, "token none  ok    ok    none  ok    ok    ok"),
        Row("GET", "v1/rooms/R/relations/E/m.thread/m.room.message",
                                                             nil, "token none  ok    ok    none  ok    ok    ok"),
        Row("GET", "v1/rooms/R/threads",                     nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v1/rooms/R/timestamp_to_event?ts=0&dir=f", nil, "token forb  ok  ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/state",                       nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/state/m.room.create",         nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/members",                     nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/joined_members",              nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/initialSync",                 nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/aliases",                     nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v1/rooms/R/hierarchy",                   nil, "token forb  forb  forb  ok    ok    ok    ok"),
        Row("GET", "v1/room_summary/R",                      nil, "none  none  none  none  ok    ok    ok    ok"),
        // writing                                               nobody strang left  banned invit member moder admin
        Row("PUT", "v3/rooms/R/send/m.room.message/t",
            ["msgtype": "m.text", "body": "x"],                   "token forb  forb  forb  forb  ok    ok    ok"),
        Row("PUT", "v3/rooms/R/state/m.room.name",
            ["name": "x"],                                        "token forb  forb  forb  forb  forb  ok    ok"),
        Row("PUT", "v3/rooms/R/state/m.room.history_visibility",
            ["history_visibility": "joined"],                     "token forb  forb  forb  forb  forb  forb  ok"),
        Row("PUT", "v3/rooms/R/redact/E/t",                  [:], "token forb  forb  forb  forb  forb  ok    ok"),
        Row("PUT", "v3/rooms/R/typing/U", ["typing": true],       "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/receipt/m.read/E",           [:], "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/read_markers",
            ["m.fully_read": "$x"],                               "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/upgrade",
            ["new_version": "11"],                                "token forb  forb  forb  forb  forb  forb  ok"),
        // coming and going                                      nobody strang left  banned invit member moder admin
        Row("POST", "v3/join/R",                             [:], "token forb  forb  forb  ok    ok    ok    ok"),
        Row("POST", "v3/rooms/R/join",                       [:], "token forb  forb  forb  ok    ok    ok    ok"),
        Row("POST", "v3/knock/R",                            [:], "token forb  forb  forb  forb  forb  forb  forb"),
        Row("POST", "v3/rooms/R/leave",                      [:], "token forb  ok    ok    ok    ok    ok    ok"),
        Row("POST", "v3/rooms/R/forget",                     [:], "token forb  ok    ok    stay  stay  stay  stay"),
        Row("POST", "v3/rooms/R/invite",
            ["user_id": "@guest:localhost"],                      "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/kick",
            ["user_id": "@other:localhost"],                      "token forb  forb  forb  forb  forb  ok    ok"),
        Row("POST", "v3/rooms/R/ban",
            ["user_id": "@other:localhost"],                      "token forb  forb  forb  forb  forb  ok    ok"),
        Row("POST", "v3/rooms/R/unban",
            ["user_id": "@banned:localhost"],                     "token forb  forb  forb  forb  forb  ok    ok"),
        // names, lists, own data                                nobody strang left  banned invit member moder admin
        Row("PUT", "v3/directory/room/A", ["room_id": "R"],       "token forb  forb  forb  forb  ok    ok    ok"),
        Row("PUT", "v3/directory/list/room/R",
            ["visibility": "public"],                             "token forb  forb  forb  forb  forb  ok    ok"),
        Row("PUT", "v3/user/U/rooms/R/tags/m.favourite",     [:], "token forb  ok    ok    ok    ok    ok    ok"),
        Row("PUT", "v3/user/U/rooms/R/account_data/a.b",     [:], "token forb  ok    ok    ok    ok    ok    ok"),
        Row("POST", "v3/rooms/R/report/E",                   [:], "token none  ok    ok    none  ok    ok    ok"),
        Row("POST", "v3/rooms/R/report",                     [:], "token ok    ok    ok    ok    ok    ok    ok"),
    ]

    @Test func everyEndpointForEveryRole() async throws {
        try await TestHomeserver.with { server in
            let cast = try await Cast(server)
            for row in Self.table {
                let outcomes = row.outcomes.split(separator: " ").map { Self.names[String($0)] ?? String($0) }
                #expect(outcomes.count == Role.allCases.count, "\(row.path)")
                for (role, expected) in zip(Role.allCases, outcomes) {
                    let seen = try await cast.call(row, as: role)
                    #expect(seen == expected, "\(role.rawValue): \(row.method) \(row.path)")
                }
            }
        }
    }
}

/// The people of the table.
private struct Cast {
    let server: TestHomeserver
    private var users: [AccessTests.Role: TestUser] = [:]
    private let other: TestUser

    init(_ server: TestHomeserver) async throws {
        self.server = server
        for role in AccessTests.Role.allCases where role != .nobody {
            users[role] = try await server.register(role.rawValue)
        }
        other = try await server.register("other")
        _ = try await server.register("guest")
    }

    /// Makes a room with everybody in their place, and calls the endpoint there.
    ///
    /// - Returns: the status and, of refusals, the code.
    func call(_ row: AccessTests.Row, as role: AccessTests.Role) async throws -> String {
        let (room, event) = try await makeRoom()
        let alias = "#\(UUID().uuidString.lowercased()):localhost"
        let caller = users[role] ?? users[.stranger]!
        let replaced = [
            "R": room.rawValue, "E": event.rawValue, "U": caller.id.rawValue, "A": alias,
        ]
        let (path, query) = row.path.split(separator: "?", maxSplits: 1).map(String.init).headAndTail
        let parts = path.split(separator: "/").map { Endpoint.encoded(replaced[String($0)] ?? String($0)) }
        var body = row.body
        for (key, value) in body?.object ?? [:] where value == "R" { body?[key] = .string(room.rawValue) }
        if row.path.hasSuffix("read_markers") { body = ["m.fully_read": .string(event.rawValue)] }
        let api = role == .nobody ? TestAPI(server.url) : caller.api
        let answer = try await api.request(
            row.method, "/_matrix/client/" + parts.joined(separator: "/") + query, body: body?.serialized())
        let code = answer.json?["errcode"]?.string.map { " " + $0 } ?? ""
        return "\(answer.status)" + code
    }

    private func makeRoom() async throws -> (RoomID, EventID) {
        let admin = users[.admin]!
        let guests = [.left, .banned, .invited, .member, .moderator].map { users[$0]! } + [other]
        let room = try await admin.createRoom([
            "preset": "private_chat", "invite": .array(guests.map { .string($0.id.rawValue) }),
        ])
        for user in guests where user.id != users[.invited]!.id { try await user.join(room) }
        try await admin.setPowerLevels(in: room) { $0["users"]?[users[.moderator]!.id.rawValue] = 50 }
        let event = try await admin.send("hello", to: room)
        try await users[.left]!.leave(room)
        try await admin.api.call(.ban(room), ["user_id": .string(users[.banned]!.id.rawValue)])
        return (room, event)
    }
}

extension [String] {
    /// A path and its query, with the question mark.
    fileprivate var headAndTail: (String, String) { (self[0], count > 1 ? "?" + self[1] : "") }
}
