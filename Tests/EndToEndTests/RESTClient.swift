import Foundation
import FoundationNetworking
import JSON

/// The client-server API as anyone may call it: a path, a token, JSON both ways.
struct RESTClient: Sendable {
    let homeserver: URL
    var token: String?

    struct Answer: Sendable {
        let status: Int
        let body: JSONValue
    }

    func call(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> Answer {
        var request = URLRequest(url: URL(string: homeserver.absoluteString + "/_matrix/client/v3/" + path)!)
        request.httpMethod = method
        request.timeoutInterval = 60
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if let body { request.httpBody = Data(body.serialized()) }
        let (data, response) = try await URLSession.shared.data(for: request)
        return Answer(status: (response as! HTTPURLResponse).statusCode, body: try JSONValue(parsing: [UInt8](data)))
    }

    /// Registers a person, and returns the same server seen by that person.
    func registering(_ name: String, password: String = "correct horse") async throws -> RESTClient {
        let answer = try await call(
            "POST", "register",
            ["username": .string(name), "password": .string(password), "auth": ["type": "m.login.dummy"]])
        guard let token = answer.body["access_token"]?.string else { throw Unexpected(answer: answer) }
        return RESTClient(homeserver: homeserver, token: token)
    }

    func createRoom(_ options: JSONValue = ["preset": "public_chat"]) async throws -> String {
        let answer = try await call("POST", "createRoom", options)
        guard let room = answer.body["room_id"]?.string else { throw Unexpected(answer: answer) }
        return room
    }

    /// The text messages of a room in the order of the timeline, oldest first.
    func history(of room: String) async throws -> [(id: String, text: String)] {
        var messages: [(String, String)] = []
        var from = ""
        while true {
            let answer = try await call("GET", "rooms/\(room.escaped)/messages?dir=f&limit=200\(from)")
            guard let chunk = answer.body["chunk"]?.array else { throw Unexpected(answer: answer) }
            for event in chunk {
                guard let id = event["event_id"]?.string, let text = event["content"]?["body"]?.string else { continue }
                messages.append((id, text))
            }
            guard let end = answer.body["end"]?.string, !chunk.isEmpty else { return messages }
            from = "&from=\(end.escaped)"
        }
    }

    struct Unexpected: Error { let answer: Answer }
}

extension String {
    /// Safe as one segment of a path or one value of a query.
    var escaped: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics)! }
}
