@testable import HTTPServer

private let router: Router = {
    var router = Router()
    for path in ["/", "/a/{b}/c", "/a/b/{c}", "/_matrix/client/v3/rooms/{roomId}/send/{eventType}/{txnId}"] {
        router.on(.get, path) { _ in .text("") }
        router.on(.put, path, bodyLimit: 10) { _ in .text("") }
    }
    return router
}()

/// A head, its target and its route, and the body after it, in one piece and byte by byte.
func fuzzHTTP(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
        guard let (head, length) = try? RequestHead.parse(buffer, maxBytes: 16_384) else { return }
        precondition(length <= buffer.count, "a head is longer than its bytes")
        if let target = Target(head.target) {
            _ = router.resolve(Method(rawValue: head.methodName), target.segments)
        }
        _ = head.headers["Range"].flatMap(ByteRange.init)?.resolve(size: 1_000)
        guard let framing = try? head.framing() else { return }
        let rest = UnsafeBufferPointer(rebasing: buffer[length...])
        let whole = decode(framing, [rest])
        let pieces = decode(framing, rest.indices.map { UnsafeBufferPointer(rebasing: rest[$0...$0]) })
        precondition(whole == pieces, "a body depends on how it arrives")
    }
}

/// Nil for a body that is none.
private func decode(_ framing: RequestHead.Framing, _ pieces: [UnsafeBufferPointer<UInt8>]) -> [UInt8]? {
    var decoder = BodyDecoder(framing)
    var body: [UInt8] = []
    for piece in pieces {
        if decoder.isComplete { break }
        guard (try? decoder.consume(piece[...]) { body.append(contentsOf: $0) }) != nil else { return nil }
    }
    return body
}
