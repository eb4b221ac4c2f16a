import Foundation
internal import JSON
internal import Matrix

/// The requests this client makes, as functions. It adds the address and the token, and turns refusals into ``ClientError``.
final class HomeserverAPI: Sendable {
    let transport: any HTTPTransport
    /// What each poll says of the user's presence.
    let ownPresence = OwnPresence()
    private let base: String
    /// The session's token, and how it is renewed.
    let tokens: TokenKeeper

    init(homeserver: URL, transport: any HTTPTransport, now: @escaping @Sendable () -> Date = { Date() }) {
        var base = homeserver.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        self.transport = transport
        tokens = TokenKeeper(now: now)
    }

    /// The same homeserver without a token: for signing in, and for renewing a session whose token is no longer good.
    func anonymous(at homeserver: URL) -> HomeserverAPI {
        HomeserverAPI(homeserver: homeserver, transport: transport, now: tokens.now)
    }

    var accessToken: String? { tokens.token?.accessToken }

    /// Makes a request and reads the JSON it is answered with.
    func call(
        _ endpoint: Endpoint, query: [(String, String)] = [], body: JSONValue? = nil, timeout: Duration = .seconds(30)
    ) async throws -> JSONDocument {
        let response = try await perform(
            endpoint, query: query, body: body?.serialized(), contentType: "application/json", timeout: timeout)
        do {
            return try JSONDocument(parsing: response.body)
        } catch {
            throw ClientError(.serverFault, "\(endpoint.path) was answered with \(error)", status: response.status)
        }
    }

    /// Makes a request. A token that is no longer good is renewed, if there is a way, and the request is made again with the new one.
    func perform(
        _ endpoint: Endpoint, query: [(String, String)] = [], body: [UInt8]? = nil, contentType: String? = nil,
        timeout: Duration = .seconds(30), configure: (inout HTTPRequest) -> Void = { _ in }
    ) async throws -> HTTPResponse {
        let (method, url) = try address(of: endpoint, query)
        var request = HTTPRequest(method: method, url: url, body: body, timeout: timeout)
        if body != nil { request.headers["Content-Type"] = contentType }
        // POST and PUT without a body are answered with M_NOT_JSON by strict homeservers.
        if body == nil, method == .post || method == .put {
            request.body = Array("{}".utf8)
            request.headers["Content-Type"] = "application/json"
        }
        configure(&request)
        guard request.headers["Authorization"] == nil else { return try await send(request, endpoint) }
        let token = try await tokens.tokenForRequest()
        do {
            return try await send(request, endpoint, token)
        } catch let error as ClientError where error.kind == .signedOut {
            guard let new = try await tokens.replacement(for: token) else { throw error }
            return try await send(request, endpoint, new)
        }
    }

    private func send(
        _ request: HTTPRequest, _ endpoint: Endpoint, _ token: SessionToken? = nil
    ) async throws -> HTTPResponse {
        var request = request
        if let token { request.headers["Authorization"] = "Bearer \(token.accessToken)" }
        let response = try await transport.send(request)
        guard (200..<300).contains(response.status) else {
            let error = MatrixError(status: response.status, body: try? JSONValue(parsing: response.body))
            throw ClientError(error, request: endpoint.path, retryAfter: response.retryAfter)
        }
        return response
    }

    private func address(
        of endpoint: Endpoint, _ query: [(String, String)]
    ) throws -> (HTTPRequest.Method, URL) {
        let pairs = query.map { "\(Endpoint.encoded($0.0))=\(Endpoint.encoded($0.1))" }
        let text = base + endpoint.path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
        guard let url = URL(string: text), let method = HTTPRequest.Method(rawValue: endpoint.method.rawValue) else {
            throw ClientError(.unreachable, "\(base) is no address")
        }
        return (method, url)
    }
}
