/// An answer to a request.
public struct Response: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// A file that the server sends from the disk, honouring the request's `Range`. A missing file is answered as
        /// not found.
        case file(path: String)
    }

    public var status: Int
    public var headers: Headers
    public var body: Body

    public init(status: Int = 200, headers: Headers = [:], body: Body = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// JSON that was serialized already.
    public static func json(_ bytes: [UInt8], status: Int = 200) -> Response {
        Response(status: status, headers: ["Content-Type": "application/json"], body: .bytes(bytes))
    }

    public static func text(_ text: String, status: Int = 200) -> Response {
        Response(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }
}
