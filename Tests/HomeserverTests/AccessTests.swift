import Foundation
import JSON
import Matrix
import Support
import Testing

/// Who may do what: every endpoint there is, called by everybody there can be.
///
/// The room is private: people come by invitation, and history is shared with those who are, or were, in it. Each call that
/// names it meets a fresh one. What isn't a room's goes on from row to row: what one row stores, the next can read.
@Suite struct AccessTests {
    enum Role: String, CaseIterable, Sendable {
        case nobody, stranger, left, banned, invited, member, moderator, admin
    }

    /// `R` stands for the room, `E` for an event of the administrator, `L` for the room's alias, `A` for a new one, `U` for the
    /// caller, `D` for their device; `X` is a device of somebody else, `M` a file and `P` an address for one, both somebody else's.
    struct Row: Sendable {
        var method: String
        var path: String
        var body: JSONValue?
        /// What comes of it for each role, in their order: see ``names``. One stands for all; of two, the second for all but nobody.
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
        "stay": "400 M_UNKNOWN", "auth": "401", "ended": "401 M_UNKNOWN_TOKEN",
    ]

    // swift-format-ignore
    static let rooms: [Row] = [
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
        Row("GET", "v3/rooms/R/state/m.room.create/",        nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/members",                     nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/joined_members",              nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/initialSync",                 nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v3/rooms/R/aliases",                     nil, "token forb  ok    ok    forb  ok    ok    ok"),
        Row("GET", "v1/rooms/R/hierarchy",                   nil, "token forb  forb  forb  ok    ok    ok    ok"),
        Row("GET", "v1/room_summary/R",                      nil, "none  none  none  none  ok    ok    ok    ok"),
        // writing                                               nobody strang left  banned invit member moder admin
        Row("PUT", "v3/rooms/R/send/m.room.message/t",
            ["msgtype": "m.text", "body": "x"],                   "token forb  forb  forb  forb  ok    ok    ok"),
        Row("PUT", "v3/rooms/R/state/m.room.name/",
            ["name": "x"],                                        "token forb  forb  forb  forb  forb  ok    ok"),
        Row("PUT", "v3/rooms/R/state/m.room.history_visibility/",
            ["history_visibility": "joined"],                     "token forb  forb  forb  forb  forb  forb  ok"),
        Row("PUT", "v3/rooms/R/redact/E/t",                  [:], "token forb  forb  forb  forb  forb  ok    ok"),
        Row("PUT", "v3/rooms/R/typing/U", ["typing": true],       "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/receipt/m.read/E",           [:], "token forb  forb  forb  forb  ok    ok    ok"),
        Row("POST", "v3/rooms/R/read_markers",
            ["m.fully_read": "E"],                                "token forb  forb  forb  forb  ok    ok    ok"),
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
        Row("DELETE", "v3/directory/room/L",                 nil, "token forb  forb  forb  forb  forb  ok    ok"),
        Row("GET", "v3/directory/room/L",                    nil, "ok"),
        Row("GET", "v3/directory/list/room/R",               nil, "ok"),
        Row("GET", "v3/user/U/rooms/R/tags",                 nil, "token ok"),
        Row("DELETE", "v3/user/U/rooms/R/tags/m.favourite",  nil, "token forb  ok    ok    ok    ok    ok    ok"),
        Row("GET", "v3/user/U/rooms/R/account_data/a.b",     nil, "token none"),
        Row("PUT", "v3/user/U/rooms/R/tags/m.favourite",     [:], "token forb  ok    ok    ok    ok    ok    ok"),
        Row("PUT", "v3/user/U/rooms/R/account_data/a.b",     [:], "token forb  ok    ok    ok    ok    ok    ok"),
        Row("POST", "v3/rooms/R/report/E",                   [:], "token none  ok    ok    none  ok    ok    ok"),
        Row("POST", "v3/rooms/R/report",                     [:], "token ok    ok    ok    ok    ok    ok    ok"),
    ]

    static let table = rooms + accounts

    @Test func everyEndpointForEveryRole() async throws {
        try await TestHomeserver.with { server in
            let cast = try await AccessCast(server)
            for row in Self.table {
                var outcomes = row.outcomes.split(separator: " ").map { Self.names[String($0)] ?? String($0) }
                if outcomes.count < 3, let last = outcomes.last {
                    outcomes += repeatElement(last, count: Role.allCases.count - outcomes.count)
                }
                #expect(outcomes.count == Role.allCases.count, "\(row.path)")
                for (role, expected) in zip(Role.allCases, outcomes) {
                    let seen = try await cast.call(row, as: role)
                    #expect(seen == expected, "\(role.rawValue): \(row.method) \(row.path)")
                }
            }
        }
    }

    @Test func everySupportedEndpointIsInTheTable() throws {
        let supported = try EndpointTable().rows.filter(\.isSupported)
        let missing = supported.filter { endpoint in !Self.table.contains { $0.isExample(of: endpoint) } }
        #expect(missing.map(\.name) == [])
    }
}

extension AccessTests.Row {
    /// The path from its beginning, without the query.
    var segments: [String] {
        let prefix = path.hasPrefix(".well-known") ? "/" : path.hasPrefix("media/") ? "/_matrix/" : "/_matrix/client/"
        let path = (prefix + path).split(separator: "?", maxSplits: 1)[0]
        return path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    /// With the question mark.
    var query: String { path.firstIndex(of: "?").map { String(path[$0...]) } ?? "" }

    var needsRoom: Bool {
        !Set(segments).isDisjoint(with: ["R", "E", "L"]) || body?.object?.values.contains("R") == true
    }

    /// Whether the caller is signed out by it.
    var endsSession: Bool { path.contains("/logout") }

    func isExample(of endpoint: EndpointTable.Row) -> Bool {
        let pattern = endpoint.path.split(separator: "/", omittingEmptySubsequences: false)
        return method == endpoint.method && pattern.count == segments.count
            && zip(pattern, segments).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
