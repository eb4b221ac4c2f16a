import HTTPServer
import JSON
import Matrix

/// Puts routes to features: it finds out who asks, and turns what is thrown into Matrix's error envelope.
struct API {
    typealias Handler = @Sendable (Call) async throws -> Response
    typealias OpenHandler = @Sendable (Request) async throws -> Response

    /// Older clients say `r0` for what is `v3` now; the endpoints are the same.
    private static let prefixes = ["/_matrix/client/v3", "/_matrix/client/r0"]

    var router: Router
    let services: Services

    init(_ services: Services) {
        self.services = services
        router = Router()
        router.defaultBodyLimit = services.limits.bodyBytes
        router.defaultHeaders = [
            "Access-Control-Allow-Origin": "*",
            "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, OPTIONS",
            "Access-Control-Allow-Headers": "X-Requested-With, Content-Type, Authorization",
        ]
        router.notFound = Self.refusal(.unrecognized, 404, "There is nothing at this path.")
        router.methodNotAllowed = Self.refusal(.unrecognized, 405, "This path does not answer to this method.")
        router.tooLarge = Self.refusal(.tooLarge, 413, "The body is too large.")
        router.badRequest = Self.refusal(.invalidParameter, 400, "The address can't be read.")
        router.unavailable = Self.refusal(.unknown, 503, "The server is stopping.")
        router.options = { _ in .empty }
    }

    /// Adds an endpoint that needs a session, below `/_matrix/client/v3`.
    mutating func on(_ method: Method, _ path: String, _ handler: @escaping Handler) {
        for prefix in Self.prefixes { onExactly(method, prefix + path, handler) }
    }

    /// Adds an endpoint that everybody may use, below `/_matrix/client/v3`.
    mutating func onOpen(_ method: Method, _ path: String, _ handler: @escaping OpenHandler) {
        for prefix in Self.prefixes { onOpenExactly(method, prefix + path, handler) }
    }

    /// Adds an endpoint with a session at a whole path.
    mutating func onExactly(
        _ method: Method, _ path: String, bodyLimit: Int? = nil, bodyFolder: String? = nil,
        _ handler: @escaping Handler
    ) {
        let services = services
        let kind = RequestKind(method, path)
        onOpenExactly(method, path, bodyLimit: bodyLimit, bodyFolder: bodyFolder) { request in
            let session = try await services.session(of: request)
            if let kind {
                try services.limiter.check(.other(kind, session.user), services.limits.allowance(of: kind))
            }
            return try await handler(Call(request: request, session: session))
        }
    }

    /// Adds an open endpoint at a whole path.
    mutating func onOpenExactly(
        _ method: Method, _ path: String, bodyLimit: Int? = nil, bodyFolder: String? = nil,
        _ handler: @escaping OpenHandler
    ) {
        let services = services
        let metrics = services.metrics.route(method.rawValue, path)
        router.on(method, path, bodyLimit: bodyLimit, bodyFolder: bodyFolder) { request in
            let began = ContinuousClock.now
            let response = await services.answer(request, handler)
            metrics.note(status: response.status, .now - began)
            return response
        }
    }

    private static func refusal(_ code: ErrorCode, _ status: Int, _ message: String) -> Router.Handler {
        { _ in .error(MatrixError(code, status: status, message)) }
    }
}
