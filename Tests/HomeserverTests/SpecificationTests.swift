import Foundation
import JSON
import Matrix
import Support
import Testing

/// Every supported endpoint is driven once, and its answer validated by the specification's own schema.
@Suite(.enabled(if: Specification.folder != nil, "the Matrix specification is not here"))
struct SpecificationTests {
    /// One call, by the operation it is an example of.
    struct Example {
        let endpoint: String
        let path: String
        var body: JSONValue?
        var status = 200

        init(_ endpoint: String, _ path: String? = nil, _ body: JSONValue? = nil, status: Int = 200) {
            self.endpoint = endpoint
            self.path = path ?? String(endpoint.split(separator: " ")[1])
            self.body = body
            self.status = status
        }
    }

    /// Endpoints whose answers other tests look at, with the reason why they aren't driven here.
    private static let drivenElsewhere = [
        "POST /_matrix/client/v3/logout": "a session ends only once, and here it ends with all others",
        "GET /_matrix/client/unstable/org.parlor/public_rooms/changes":
            "Parlor's own, of which the specification knows nothing",
    ]

    static let c = "/_matrix/client/v3"
    static let v1 = "/_matrix/client/v1"
    private static let media = "/_matrix/media/v3"

    @Test func answersAreAsTheSpecificationSays() async throws {
        let specification = try Specification(folder: try #require(Specification.folder))
        var driven: Set<String> = []
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            for example in try await conversations(anna, bob) + examples(anna, bob) {
                let method = String(example.endpoint.split(separator: " ")[0])
                let answer = try await anna.api.request(
                    method, example.path,
                    body: method == "GET" ? nil : (example.body ?? [:]).serialized(),
                    headers: method == "GET" ? [:] : ["Content-Type": "application/json"])
                #expect(
                    answer.status == example.status,
                    "\(example.endpoint): \(String(decoding: answer.body.prefix(300), as: UTF8.self))")
                let problems = specification.problems(of: example.endpoint, status: answer.status, answer.json)
                #expect(problems == [], "\(example.endpoint)")
                driven.insert(example.endpoint)
            }
        }
        let supported = try EndpointTable().rows.filter(\.isSupported).map(\.name)
        #expect(
            Set(supported).subtracting(driven).subtracting(Self.drivenElsewhere.keys).sorted() == [],
            "supported endpoints that no test validates")
    }

    private func examples(_ anna: TestUser, _ bob: TestUser) async throws -> [Example] {
        let room = try await anna.createRoom(["preset": "public_chat", "name": "A", "topic": "T"])
        let other = try await bob.createRoom()
        let door = try await bob.createRoom([
            "initial_state": [["type": "m.room.join_rules", "state_key": "", "content": ["join_rule": "knock"]]]
        ])
        let event = try await anna.send("hello", to: room)
        try await bob.join(room)
        try await bob.send("hello anna", to: room)
        let uploaded = try await anna.api.request(
            "POST", "\(Self.media)/upload", body: SamplePicture.png(width: 40, height: 40),
            headers: ["Content-Type": "image/png"])
        let uri = try #require(uploaded.json?["content_uri"]?.string.flatMap(MediaURI.init))
        let place = try await anna.api.post("/_matrix/media/v1/create")["content_uri"]?.string
        let placeID = try #require(place.flatMap(MediaURI.init)).mediaID
        let filter = try await anna.api.post("\(Self.c)/user/\(anna.id)/filter", [:])["filter_id"]?.string ?? ""
        let since = try await anna.sync()["next_batch"]?.string ?? ""
        return rooms(room, other, door, event, anna, bob) + accounts(anna, bob, filter: filter, room: room)
            + devices(anna, since: since) + backups(room) + pushes(room) + files(uri, placeID: placeID)
            + endings(anna, bob, room)
    }

    private func rooms(
        _ room: RoomID, _ other: RoomID, _ door: RoomID, _ event: EventID, _ anna: TestUser, _ bob: TestUser
    ) -> [Example] {
        let (c, r) = (Self.c, "\(Self.c)/rooms/\(room)")
        let p = "\(c)/rooms/{roomId}"
        let alias = "\(c)/directory/room/%23lobby:localhost"
        return [
            Example("POST \(c)/createRoom", nil, ["name": "B"]),
            Example("GET \(c)/joined_rooms"), Example("GET \(c)/sync"),
            Example("GET \(c)/sync", "\(c)/sync?full_state=true"),
            Example("POST \(c)/join/{roomIdOrAlias}", "\(c)/join/\(other)"),
            Example("POST \(c)/knock/{roomIdOrAlias}", "\(c)/knock/\(door)"),
            Example("POST \(p)/join", "\(c)/rooms/\(other)/join"),
            Example(
                "PUT \(p)/send/{eventType}/{txnId}", "\(r)/send/m.room.message/1",
                ["msgtype": "m.text", "body": "x"]),
            Example("PUT \(p)/state/{eventType}/{stateKey}", "\(r)/state/m.room.name/", ["name": "C"]),
            Example("GET \(p)/state/{eventType}/{stateKey}", "\(r)/state/m.room.name/"),
            Example("GET \(p)/state", "\(r)/state"), Example("GET \(p)/members", "\(r)/members"),
            Example("GET \(p)/joined_members", "\(r)/joined_members"),
            Example("GET \(p)/messages", "\(r)/messages?dir=b&limit=5"),
            Example("GET \(p)/event/{eventId}", "\(r)/event/\(event)"),
            Example("GET \(p)/context/{eventId}", "\(r)/context/\(event)"),
            Example("PUT \(p)/typing/{userId}", "\(r)/typing/\(anna.id)", ["typing": true, "timeout": 1000]),
            Example("POST \(p)/receipt/{receiptType}/{eventId}", "\(r)/receipt/m.read/\(event)"),
            Example("POST \(p)/read_markers", "\(r)/read_markers", ["m.fully_read": .string(event.rawValue)]),
            Example("PUT \(p)/redact/{eventId}/{txnId}", "\(r)/redact/\(event)/r", ["reason": "x"]),
            Example("PUT \(c)/directory/room/{roomAlias}", alias, ["room_id": .string(room.rawValue)]),
            Example("GET \(c)/directory/room/{roomAlias}", alias), Example("GET \(p)/aliases", "\(r)/aliases"),
            Example("DELETE \(c)/directory/room/{roomAlias}", alias),
            Example("GET \(c)/directory/list/room/{roomId}", "\(c)/directory/list/room/\(room)"),
            Example(
                "PUT \(c)/directory/list/room/{roomId}", "\(c)/directory/list/room/\(room)", ["visibility": "public"]),
            Example("GET \(c)/publicRooms"), Example("POST \(c)/publicRooms", nil, ["limit": 5]),
            Example("POST \(p)/kick", "\(r)/kick", ["user_id": .string(bob.id.rawValue)]),
            Example("POST \(p)/ban", "\(r)/ban", ["user_id": .string(bob.id.rawValue)]),
            Example("POST \(p)/unban", "\(r)/unban", ["user_id": .string(bob.id.rawValue)]),
            Example("POST \(p)/invite", "\(r)/invite", ["user_id": .string(bob.id.rawValue)]),
            Example("POST \(p)/leave", "\(c)/rooms/\(other)/leave"),
            Example("POST \(p)/forget", "\(c)/rooms/\(other)/forget"),
        ]
    }

    private func accounts(_ anna: TestUser, _ bob: TestUser, filter: String, room: RoomID) -> [Example] {
        let c = Self.c
        let own = "\(c)/user/\(anna.id)"
        let data = ["", "/rooms/\(room)"].flatMap { place in
            let pattern = "\(c)/user/{userId}\(place.isEmpty ? "" : "/rooms/{roomId}")/account_data/{type}"
            return [
                Example("PUT \(pattern)", "\(own)\(place)/account_data/org.example", ["a": 1]),
                Example("GET \(pattern)", "\(own)\(place)/account_data/org.example"),
            ]
        }
        let tags = "\(c)/user/{userId}/rooms/{roomId}/tags"
        return data + [
            Example("PUT \(tags)/{tag}", "\(own)/rooms/\(room)/tags/m.favourite", ["order": 0.5]),
            Example("GET \(tags)", "\(own)/rooms/\(room)/tags"),
            Example("DELETE \(tags)/{tag}", "\(own)/rooms/\(room)/tags/m.favourite"),
            Example("POST \(c)/user/{userId}/filter", "\(own)/filter", ["room": ["timeline": ["limit": 5]]]),
            Example("GET \(c)/user/{userId}/filter/{filterId}", "\(own)/filter/\(filter)"),
            Example("PUT \(c)/profile/{userId}/{keyName}", "\(c)/profile/\(anna.id)/displayname", ["displayname": "Ä"]),
            Example("GET \(c)/profile/{userId}/{keyName}", "\(c)/profile/\(anna.id)/displayname"),
            Example("GET \(c)/profile/{userId}", "\(c)/profile/\(anna.id)"),
            Example("PUT \(c)/presence/{userId}/status", "\(c)/presence/\(anna.id)/status", ["presence": "online"]),
            Example("GET \(c)/presence/{userId}/status", "\(c)/presence/\(anna.id)/status"),
            Example("POST \(c)/user_directory/search", nil, ["search_term": "bob"]),
            Example("GET \(c)/account/whoami"), Example("GET \(c)/account/3pid"), Example("GET \(c)/capabilities"),
            Example("GET \(c)/admin/whois/{userId}", "\(c)/admin/whois/\(anna.id)"),
            Example("GET \(c)/login"), Example("GET /_matrix/client/versions"),
            Example("GET /.well-known/matrix/client"),
            Example("GET \(c)/register/available", "\(c)/register/available?username=new"),
            Example(
                "GET \(Self.v1)/register/m.login.registration_token/validity",
                "\(Self.v1)/register/m.login.registration_token/validity?token=x", status: 403),
            Example(
                "POST \(c)/register", nil,
                ["username": "new", "password": "x", "auth": ["type": "m.login.dummy"], "refresh_token": true]),
            Example("POST \(c)/register", nil, ["username": "newer", "password": "x"], status: 401),
            Example(
                "POST \(c)/login", nil,
                [
                    "type": "m.login.password", "identifier": ["type": "m.id.user", "user": "new"], "password": "x",
                    "refresh_token": true,
                ]),
            Example("POST \(c)/refresh", nil, ["refresh_token": "none"], status: 401),
        ]
    }

    private func devices(_ anna: TestUser, since: String) -> [Example] {
        let c = Self.c
        let device = "\(c)/devices/\(anna.deviceID)"
        let keys: JSONValue = [
            "user_id": .string(anna.id.rawValue), "device_id": .string(anna.deviceID), "algorithms": ["m.megolm"],
            "keys": .object(["ed25519:\(anna.deviceID)": "k"]),
            "signatures": .object([anna.id.rawValue: ["ed25519:x": "s"]]),
        ]
        let master: JSONValue = [
            "user_id": .string(anna.id.rawValue), "usage": ["master"], "keys": ["ed25519:M": "M"],
        ]
        let ownUser = anna.id.rawValue
        return [
            Example("GET \(c)/devices"), Example("GET \(c)/devices/{deviceId}", device),
            Example("PUT \(c)/devices/{deviceId}", device, ["display_name": "x"]),
            Example("DELETE \(c)/devices/{deviceId}", device, status: 401),
            Example("POST \(c)/delete_devices", nil, ["devices": []], status: 401),
            Example("POST \(Self.v1)/login/get_token", status: 401),
            Example("PUT \(c)/sendToDevice/{eventType}/{txnId}", "\(c)/sendToDevice/m.x/1", ["messages": [:]]),
            Example(
                "POST \(c)/keys/upload", nil,
                ["device_keys": keys, "one_time_keys": ["signed_curve25519:A": ["key": "k", "signatures": [:]]]]),
            Example("POST \(c)/keys/device_signing/upload", nil, ["master_key": master]),
            Example("POST \(c)/keys/query", nil, ["device_keys": .object([ownUser: []])]),
            Example(
                "POST \(c)/keys/claim", nil,
                ["one_time_keys": .object([ownUser: .object([anna.deviceID: "signed_curve25519"])])]),
            Example(
                "POST \(c)/keys/signatures/upload", nil, .object([ownUser: .object([anna.deviceID: keys, "X": keys])])),
            Example("GET \(c)/keys/changes", "\(c)/keys/changes?from=\(since)&to=\(since)"),
        ]
    }

    private func backups(_ room: RoomID) -> [Example] {
        let k = "\(Self.c)/room_keys"
        let info: JSONValue = ["algorithm": "m.megolm_backup.v1.curve25519-aes-sha2", "auth_data": ["public_key": "p"]]
        let key: JSONValue = [
            "first_message_index": 1, "forwarded_count": 0, "is_verified": true, "session_data": ["a": "b"],
        ]
        let sessions: JSONValue = ["sessions": ["s": key]]
        let keys: [(pattern: String, path: String, body: JSONValue)] = [
            ("{roomId}/{sessionId}", "\(room)/s", key), ("{roomId}", "\(room)", sessions),
            ("", "", ["rooms": .object([room.rawValue: sessions])]),
        ]
        let versions = [
            Example("POST \(k)/version", nil, info), Example("GET \(k)/version"),
            Example("GET \(k)/version/{version}", "\(k)/version/1"),
            Example("PUT \(k)/version/{version}", "\(k)/version/1", info),
        ]
        let ofKeys = keys.flatMap { entry in
            let pattern = entry.pattern.isEmpty ? "\(k)/keys" : "\(k)/keys/\(entry.pattern)"
            let path = (entry.path.isEmpty ? "\(k)/keys" : "\(k)/keys/\(entry.path)") + "?version=1"
            return [
                Example("PUT \(pattern)", path, entry.body), Example("GET \(pattern)", path),
                Example("DELETE \(pattern)", path),
            ]
        }
        return versions + ofKeys + [Example("DELETE \(k)/version/{version}", "\(k)/version/1")]
    }

    private func pushes(_ room: RoomID) -> [Example] {
        let c = Self.c
        let pattern = "\(c)/pushrules/global/{kind}/{ruleId}"
        let rule = "\(c)/pushrules/global/content/cake"
        return [
            Example("GET \(c)/pushrules/"), Example("GET \(c)/pushrules/global/"),
            Example("PUT \(pattern)", rule, ["pattern": "cake", "actions": ["notify"]]),
            Example("GET \(pattern)", rule), Example("GET \(pattern)/enabled", rule + "/enabled"),
            Example("PUT \(pattern)/enabled", rule + "/enabled", ["enabled": false]),
            Example("GET \(pattern)/actions", rule + "/actions"),
            Example("PUT \(pattern)/actions", rule + "/actions", ["actions": []]),
            Example("DELETE \(pattern)", rule), Example("GET \(c)/notifications"),
            Example(
                "POST \(c)/pushers/set", nil,
                [
                    "app_display_name": "A", "app_id": "a", "data": ["url": "https://example.org/"],
                    "device_display_name": "D", "kind": "http", "lang": "en", "pushkey": "K",
                ]),
            Example("GET \(c)/pushers"),
        ]
    }

    private func files(_ uri: MediaURI, placeID: String) -> [Example] {
        let name = "\(uri.server)/\(uri.mediaID)"
        let parameters = "{serverName}/{mediaId}"
        let reading = ["\(Self.v1)/media", Self.media].flatMap { prefix in
            [
                Example("GET \(prefix)/config"),
                Example("GET \(prefix)/download/\(parameters)", "\(prefix)/download/\(name)"),
                Example("GET \(prefix)/download/\(parameters)/{fileName}", "\(prefix)/download/\(name)/a.png"),
                Example("GET \(prefix)/thumbnail/\(parameters)", "\(prefix)/thumbnail/\(name)?width=32&height=32"),
            ]
        }
        return reading + [
            Example("POST \(Self.media)/upload"), Example("POST /_matrix/media/v1/create"),
            Example("PUT \(Self.media)/upload/\(parameters)", "\(Self.media)/upload/localhost/\(placeID)"),
        ]
    }

    /// What ends the session comes last.
    private func endings(_ anna: TestUser, _ bob: TestUser, _ room: RoomID) -> [Example] {
        let c = Self.c
        return [
            Example("POST \(c)/account/password", nil, ["new_password": "y"], status: 401),
            Example("POST \(c)/account/deactivate", status: 401),
            Example("POST \(c)/logout/all"),
        ]
    }
}
