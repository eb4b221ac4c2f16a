import Foundation
import JSON
import Matrix

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A bare HTTP client for the client-server API: paths in, JSON or a ``MatrixError`` out.
public struct TestAPI: Sendable {
    public let url: URL
    public var token: String?

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 64
        configuration.timeoutIntervalForRequest = 60
        return URLSession(configuration: configuration)
    }()

    public struct Answer: Sendable {
        public var status: Int
        public var headers: [String: String]
        public var body: [UInt8]
        public var json: JSONValue? { try? JSONValue(parsing: body, maxDepth: 400) }
    }

    public init(_ url: URL, token: String? = nil) {
        self.url = url
        self.token = token
    }

    /// Sends a request and gives back whatever comes.
    ///
    /// - Parameter path: with its query, percent-encoded where needed.
    public func request(
        _ method: String, _ path: String, body: [UInt8]? = nil, headers: [String: String] = [:]
    ) async throws -> Answer {
        var request = URLRequest(url: URL(string: url.absoluteString + path)!)
        request.httpMethod = method
        request.httpBody = body.map { Data($0) }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await Self.session.data(for: request)
        let http = response as! HTTPURLResponse
        let fields = http.allHeaderFields.map {
            (String(describing: $0.key).lowercased(), String(describing: $0.value))
        }
        return Answer(
            status: http.statusCode, headers: Dictionary(fields) { first, _ in first }, body: Array(data))
    }

    /// - Throws: ``MatrixError`` unless the status is 200.
    @discardableResult
    public func json(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
        let answer = try await request(
            method, path, body: body?.serialized(), headers: body == nil ? [:] : ["Content-Type": "application/json"])
        guard answer.status == 200 else { throw MatrixError(status: answer.status, body: answer.json) }
        return answer.json ?? .null
    }

    @discardableResult
    public func get(_ path: String) async throws -> JSONValue { try await json("GET", path) }
    @discardableResult
    public func post(_ path: String, _ body: JSONValue = [:]) async throws -> JSONValue {
        try await json("POST", path, body)
    }
    @discardableResult
    public func put(_ path: String, _ body: JSONValue = [:]) async throws -> JSONValue {
        try await json("PUT", path, body)
    }
    @discardableResult
    public func delete(_ path: String) async throws -> JSONValue { try await json("DELETE", path) }

    /// Calls an endpoint of the vocabulary.
    @discardableResult
    public func call(_ endpoint: Endpoint, _ body: JSONValue? = nil, query: String = "") async throws -> JSONValue {
        let needsBody = endpoint.method == .post || endpoint.method == .put
        return try await json(endpoint.method.rawValue, endpoint.path + query, needsBody ? body ?? [:] : body)
    }
}
