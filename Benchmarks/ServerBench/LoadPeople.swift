import Foundation
import Matrix
import Support

/// People who are logged in, and what every load does with them.
struct LoadPeople {
    let server: MeasuredServer
    let loop = LoadLoop()

    init(on server: MeasuredServer) { self.server = server }

    /// Makes accounts, several at a time.
    func register(_ count: Int) -> [String] {
        var tokens: [String] = []
        var next = 0
        let connections = (0..<8).map { _ in LoadConnection(loop, port: server.port) }
        func register(_ connection: LoadConnection) {
            guard next < count else { return }
            next += 1
            let body = #"{"username":"load\#(next)","password":"load-generator-1","auth":{"type":"m.login.dummy"}}"#
            connection.send("POST", "/_matrix/client/v3/register", token: "", body: body) { status, answer in
                tokens.append(text("access_token", in: answer, status))
                register(connection)
            }
        }
        connections.forEach(register)
        loop.run { tokens.count == count }
        connections.forEach { $0.end() }
        return tokens
    }

    /// Makes one request and waits for its answer.
    func request(_ method: String, _ path: String, token: String, body: String = "{}") -> [UInt8] {
        let connection = LoadConnection(loop, port: server.port)
        defer { connection.end() }
        var result: [UInt8]?
        connection.send(method, path, token: token, body: body) { status, answer in
            guard status == 200 else {
                fatalError("\(method) \(path): \(status) \(String(decoding: answer, as: UTF8.self))")
            }
            result = Array(answer)
        }
        loop.run { result != nil }
        return result ?? []
    }

    /// Makes a room that everybody joins, several at a time.
    func makeRoom(_ members: [String], named name: String? = nil) -> String {
        let name = name.map { #","name":"\#($0)""# } ?? ""
        let answer = request(
            "POST", "/_matrix/client/v3/createRoom", token: members[0], body: #"{"preset":"public_chat"\#(name)}"#)
        let room = Endpoint.encoded(text("room_id", in: answer[...], 200))
        var (next, joined) = (1, 1)
        let connections = (0..<min(8, members.count)).map { _ in LoadConnection(loop, port: server.port) }
        func join(_ connection: LoadConnection) {
            guard next < members.count else { return }
            next += 1
            connection.send("POST", "/_matrix/client/v3/join/\(room)", token: members[next - 1], body: "{}") {
                status, answer in
                guard status == 200 else { fatalError("join: \(status) \(String(decoding: answer, as: UTF8.self))") }
                joined += 1
                join(connection)
            }
        }
        connections.forEach(join)
        loop.run { joined == members.count }
        connections.forEach { $0.end() }
        return room
    }

    /// What a client that shows messages asks for.
    static let filter = Endpoint.encoded(
        #"{"presence":{"types":[]},"account_data":{"types":[]},"room":{"timeline":{"limit":50},"ephemeral":{"types":[]},"#
            + #""account_data":{"types":[]},"state":{"lazy_load_members":true}}}"#)

    static func syncPath(since: String?, timeout: Int) -> String {
        "/_matrix/client/v3/sync?filter=\(filter)&timeout=\(timeout)"
            + (since.map { "&since=\(Endpoint.encoded($0))" } ?? "")
    }
}

/// A text in an answer, found by its key: parsing every answer would cost more than the server spends on it.
func text(_ key: StaticString, in answer: ArraySlice<UInt8>, _ status: Int) -> String {
    guard status == 200, let start = answer.position(of: key) else {
        fatalError("\(status): no \(key) in \(String(decoding: answer.prefix(500), as: UTF8.self))")
    }
    let value = answer[(start + key.utf8CodeUnitCount + 3)...]
    return String(decoding: value.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}
