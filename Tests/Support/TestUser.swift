import Foundation
import JSON
import Matrix

/// Someone who is logged in, for tests that talk to the server without a client kit.
public struct TestUser: Sendable {
    public let id: UserID
    public let deviceID: String
    public let token: String
    public let password: String
    public let api: TestAPI

    init(_ url: URL, _ json: JSONValue, password: String) throws {
        guard let id = json["user_id"]?.string.flatMap(UserID.init), let token = json["access_token"]?.string else {
            throw MatrixError(status: 200, body: json)
        }
        self.id = id
        self.token = token
        self.password = password
        deviceID = json["device_id"]?.string ?? ""
        api = TestAPI(url, token: token)
    }

    /// Makes an account on a homeserver with open registration, and logs it in.
    public static func register(_ name: String, password: String, at homeserver: URL) async throws -> TestUser {
        let json = try await TestAPI(homeserver).post(
            "/_matrix/client/v3/register",
            ["username": .string(name), "password": .string(password), "auth": ["type": "m.login.dummy"]])
        return try TestUser(homeserver, json, password: password)
    }

    /// Logs an account in once more: another device of the same person, unless a device is named.
    public static func login(
        _ name: String, password: String, deviceID: String? = nil, at homeserver: URL
    ) async throws -> TestUser {
        var body: JSONValue = [
            "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(name)],
            "password": .string(password),
        ]
        if let deviceID { body["device_id"] = .string(deviceID) }
        let json = try await TestAPI(homeserver).post("/_matrix/client/v3/login", body)
        return try TestUser(homeserver, json, password: password)
    }

    public func createRoom(_ body: JSONValue = ["preset": "public_chat"]) async throws -> RoomID {
        RoomID(try await api.call(.createRoom, body)["room_id"]?.string ?? "")!
    }

    public func join(_ room: RoomID) async throws { try await api.call(.join(room.rawValue)) }

    public func invite(_ user: TestUser, to room: RoomID) async throws {
        try await api.call(.invite(room), ["user_id": .string(user.id.rawValue)])
    }

    public func leave(_ room: RoomID) async throws { try await api.call(.leave(room)) }

    /// - Parameter time: `origin_server_ts` of seeded history.
    @discardableResult
    public func send(
        _ text: String, to room: RoomID, transaction: String = UUID().uuidString, at time: Int? = nil
    ) async throws -> EventID {
        try await send(
            .message, ["msgtype": "m.text", "body": .string(text)], to: room, transaction: transaction, at: time)
    }

    @discardableResult
    public func send(
        _ type: EventType, _ content: JSONValue, to room: RoomID, transaction: String = UUID().uuidString,
        at time: Int? = nil
    ) async throws -> EventID {
        let query = time.map { "?ts=\($0)" } ?? ""
        let answer = try await api.call(.send(room, type, transaction: transaction), content, query: query)
        return EventID(answer["event_id"]?.string ?? "")!
    }

    @discardableResult
    public func setState(
        _ type: EventType, _ content: JSONValue, key: String = "", in room: RoomID
    ) async throws -> EventID {
        EventID(try await api.call(.setState(room, type, key: key), content)["event_id"]?.string ?? "")!
    }

    public func markRead(_ event: EventID, in room: RoomID, _ kind: ReadReceipt.Kind = .read) async throws {
        try await api.call(.receipt(room, kind, event))
    }

    /// The text messages of a room, oldest first, read page by page.
    public func history(of room: RoomID) async throws -> [(id: String, text: String)] {
        var messages: [(String, String)] = []
        var from = ""
        while true {
            let page = try await api.call(.messages(room), query: "?dir=f&limit=200\(from)")
            let chunk = page["chunk"]?.array ?? []
            for event in chunk {
                guard let id = event["event_id"]?.string, let text = event["content"]?["body"]?.string else { continue }
                messages.append((id, text))
            }
            guard let end = page["end"]?.string, !chunk.isEmpty else { return messages }
            from = "&from=\(Endpoint.encoded(end))"
        }
    }

    /// - Parameters:
    ///   - since: `nil` for a first sync.
    ///   - timeout: milliseconds to wait for news.
    public func sync(
        since: String? = nil, timeout: Int = 0, filter: JSONValue? = nil, fullState: Bool = false
    ) async throws -> JSONValue {
        var query = "?timeout=\(timeout)"
        if let since { query += "&since=\(Endpoint.encoded(since))" }
        if let filter { query += "&filter=\(Endpoint.encoded(filter.description))" }
        if fullState { query += "&full_state=true" }
        return try await api.call(.sync, query: query)
    }
}
