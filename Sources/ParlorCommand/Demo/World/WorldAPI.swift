import Foundation
import JSON
import Matrix

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One person's way to the homeserver while the world is made: the ordinary client API, without a client's store.
struct WorldAPI: Sendable {
    let homeserver: URL
    var token: String?

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 16
        return URLSession(configuration: configuration)
    }()

    /// Calls an endpoint.
    ///
    /// - Parameter date: when what is made is to have happened; the homeserver must allow that.
    /// - Throws: `MatrixError` unless the answer is a success.
    @discardableResult
    func call(_ endpoint: Endpoint, _ body: JSONValue = [:], at date: Date? = nil) async throws -> JSONValue {
        let query = date.map { "?ts=\(Int($0.timeIntervalSince1970 * 1_000))" } ?? ""
        return try await send(endpoint, query: query, body.serialized(), "application/json")
    }

    /// Stores a file and returns its address.
    func upload(_ bytes: [UInt8], name: String) async throws -> String {
        let query = "?filename=\(Endpoint.encoded(name))"
        return try await send(.uploadMedia, query: query, bytes, "image/png")["content_uri"]?.string ?? ""
    }

    private func send(
        _ endpoint: Endpoint, query: String, _ body: [UInt8], _ contentType: String
    ) async throws -> JSONValue {
        var request = URLRequest(url: URL(string: homeserver.absoluteString + endpoint.path + query)!)
        request.httpMethod = endpoint.method.rawValue
        if endpoint.method != .get {
            request.httpBody = Data(body)
            request.setValue(contentType, forHTTPHeaderField: "Content-Type")
        }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await Self.session.data(for: request)
        let json = try JSONValue(parsing: Array(data))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw MatrixError(status: status, body: json) }
        return json
    }
}
