/// A request whose body has arrived.
public struct Request: Sendable {
    public let method: Method
    /// The path as it was sent, still percent-encoded.
    public let rawPath: String
    /// The path, decoded. An encoded slash looks like a real one here: take segments from ``parameters``.
    public let path: String
    /// What stands in the place of each `{name}` of the route's pattern, decoded.
    public internal(set) var parameters: [String: String] = [:]
    /// The query in the order it was sent, decoded.
    public let query: [(name: String, value: String)]
    public let headers: Headers
    public internal(set) var body: [UInt8] = []
    /// The body, where the route has a folder for it; ``body`` is empty then.
    public internal(set) var bodyFile: BodyFile?
    /// The peer's address without its port.
    public let remoteAddress: String

    /// The first value of a query parameter.
    public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// Every value of a query parameter that may be repeated.
    public func queryValues(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
}
