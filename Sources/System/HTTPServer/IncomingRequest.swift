/// A request whose body still arrives, bounded by what its route allows.
struct IncomingRequest {
    /// A body that nobody wants is read and dropped up to here, so that the sender gets to read the refusal: closing a
    /// socket with unread bytes resets it, and the answer is lost.
    static let drainedBytes = 64 << 20

    private(set) var request: Request
    let resolution: Resolution
    private let declaredLength: Int
    private var received = 0

    init(_ request: Request, _ resolution: Resolution) {
        self.request = request
        self.resolution = resolution
        declaredLength = request.headers["Content-Length"].flatMap { Int($0) } ?? 0
        if declaredLength <= bodyLimit { self.request.body.reserveCapacity(declaredLength) }
    }

    /// Whether the route takes a body, but not one of this size.
    var isTooLarge: Bool { resolution.bodyLimit != nil && exceedsLimit }

    /// Whether to answer before the body is sent: it would be dropped, and the sender asked first or it is huge.
    var isRefusedAtOnce: Bool {
        exceedsLimit && (declaredLength > Self.drainedBytes || request.headers["Expect"] != nil)
    }

    /// Takes a piece of the body; false when the sender has gone too far to be answered.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        received += bytes.count
        if exceedsLimit {
            request.body = []
            return received <= Self.drainedBytes
        }
        request.body.append(contentsOf: bytes)
        return true
    }

    private var bodyLimit: Int { resolution.bodyLimit ?? 0 }
    private var exceedsLimit: Bool { max(received, declaredLength) > bodyLimit }
}
