/// Finds the handler of a request by its method and path.
///
/// ```swift
/// var router = Router()
/// router.on(.get, "/rooms/{room}/messages") { request in
///     .text("messages of \(request.parameters["room"]!)")
/// }
/// ```
///
/// A `{name}` takes one segment, whatever it holds. Where both fit, literal text wins over a parameter.
public struct Router: Sendable {
    public typealias Handler = @Sendable (Request) async -> Response

    /// Largest body of a route that doesn't say otherwise.
    public var defaultBodyLimit = 1 << 20
    /// Added to every answer that doesn't set them itself.
    public var defaultHeaders: Headers = [:]

    /// Answers for a path that no route has.
    public var notFound: Handler = { _ in .text("Not found\n", status: 404) }
    /// Answers for a path that has routes of other methods only. `Allow` is added.
    public var methodNotAllowed: Handler = { _ in .text("Method not allowed\n", status: 405) }
    /// Answers for a body over the limit. The request's body is empty.
    public var tooLarge: Handler = { _ in .text("The body is too large\n", status: 413) }
    /// Answers for a target that can't be decoded. The request's path is empty.
    public var badRequest: Handler = { _ in .text("Bad request\n", status: 400) }
    /// Answers while the server stops.
    public var unavailable: Handler = { _ in .text("The server is stopping\n", status: 503) }
    /// Answers `OPTIONS` for a path with routes. `Allow` is added.
    public var options: Handler = { _ in Response(status: 204) }

    private var root = RouteNode()

    public init() {}

    /// Adds a route. A later one for the same method and pattern replaces the earlier.
    ///
    /// - Parameters:
    ///   - bodyLimit: the largest body, in bytes; ``defaultBodyLimit`` when nil.
    ///   - bodyFolder: where bodies are written to as they arrive, instead of into memory; see ``Request/bodyFile``.
    public mutating func on(
        _ method: Method, _ pattern: String, bodyLimit: Int? = nil, bodyFolder: String? = nil,
        _ handler: @escaping Handler
    ) {
        precondition(pattern.hasPrefix("/"), "a route starts with a slash: \(pattern)")
        let segments = pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
            .map(RouteSegment.init)
        let names = segments.compactMap(\.parameterName)
        precondition(Set(names).count == names.count, "a parameter stands twice in \(pattern)")
        let route = Route(
            handler: handler, parameterNames: names, bodyLimit: bodyLimit ?? defaultBodyLimit,
            bodyFolder: bodyFolder)
        root.insert(route, method, at: segments[...])
    }

    /// What to do with a request.
    func resolve(_ method: Method?, _ segments: [String]) -> Resolution {
        guard let (node, values) = root.find(segments[...]) else { return Resolution(handler: notFound) }
        let allowed = node.allowedMethods
        if let method, let route = node.routes[method] ?? (method == .head ? node.routes[.get] : nil) {
            return Resolution(
                handler: route.handler, bodyLimit: route.bodyLimit, bodyFolder: route.bodyFolder,
                parameters: Dictionary(uniqueKeysWithValues: zip(route.parameterNames, values)))
        }
        return Resolution(handler: method == .options ? options : methodNotAllowed, allow: allowed)
    }
}

/// The outcome of routing.
struct Resolution: Sendable {
    var handler: Router.Handler
    /// Nil where no body is wanted: it is dropped, whatever its size.
    var bodyLimit: Int?
    var bodyFolder: String?
    var parameters: [String: String] = [:]
    /// The value of `Allow`, for answers that need it.
    var allow: String?
}
