/// A request whose body still arrives, bounded by what its route allows.
struct IncomingRequest {
    /// A body that nobody wants is read and dropped up to here, so that the sender gets to read the refusal: closing a
    /// socket with unread bytes resets it, and the answer is lost.
    static let drainedBytes = 64 << 20

    let resolution: Resolution
    private(set) var request: Request
    private(set) var decoder: BodyDecoder
    /// The disk took no more of the body.
    private(set) var hasFailed = false
    /// As declared, or else as received so far.
    private var size: Int
    private let isDeclared: Bool

    init(_ request: Request, _ resolution: Resolution, _ framing: RequestHead.Framing) {
        self.request = request
        self.resolution = resolution
        decoder = BodyDecoder(framing)
        isDeclared = framing != .chunked
        size = if case .length(let length) = framing { length } else { 0 }
        if size > bodyLimit { return }
        if let folder = resolution.bodyFolder {
            self.request.bodyFile = BodyFile(folder: folder)
            hasFailed = self.request.bodyFile == nil
        } else {
            self.request.body.reserveCapacity(size)
        }
    }

    /// Whether the route takes a body, but not one of this size.
    var isTooLarge: Bool { resolution.bodyLimit != nil && size > bodyLimit }

    /// Whether the body would be dropped, so that it had better not be sent.
    var isUnwanted: Bool { size > bodyLimit || hasFailed }

    /// Whether the body is too large even to be read and dropped.
    var isBeyondDraining: Bool { isUnwanted && size > Self.drainedBytes }

    /// Takes bytes of the body; returns how many belonged to it.
    mutating func consume(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(ProtocolError) -> Int {
        var received = 0
        var body: [UInt8] = []
        swap(&body, &request.body)  // so that it grows in place
        let file = request.bodyFile
        let before = file?.size ?? body.count
        let room = isUnwanted ? 0 : bodyLimit - before
        var isWritten = true
        let used = try decoder.consume(bytes) { piece in
            received += piece.count
            guard received <= room else { return }
            if let file { isWritten = isWritten && file.write(piece) } else { body.append(contentsOf: piece) }
        }
        swap(&body, &request.body)
        if !isDeclared { size += received }
        if !isWritten { hasFailed = true }
        if isUnwanted {
            request.body = []
            request.bodyFile = nil
        }
        return used
    }

    private var bodyLimit: Int { resolution.bodyLimit ?? 0 }
}
