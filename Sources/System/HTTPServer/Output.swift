internal import CEpoll
internal import Glibc

/// What is still to be sent on a connection.
struct Output {
    private enum Segment {
        case bytes([UInt8], sent: Int)
        case file(OpenFile, Range<Int>)
    }

    enum Progress {
        case finished
        /// The socket takes no more for now.
        case blocked
        /// The peer is gone, or the file was cut short.
        case failed
    }

    private var segments: [Segment] = []

    mutating func add(_ bytes: [UInt8]) {
        if !bytes.isEmpty { segments.append(.bytes(bytes, sent: 0)) }
    }

    mutating func add(_ content: PreparedResponse.Content) {
        switch content {
        case .bytes(let bytes): add(bytes)
        case .file(let file, let range): if !range.isEmpty { segments.append(.file(file, range)) }
        }
    }

    /// Sends as much as the socket takes.
    mutating func send(to socket: Int32) -> Progress {
        while let segment = segments.first {
            let more = segments.count > 1 ? Int32(MSG_MORE) : 0
            let (sent, rest) = Self.send(segment, to: socket, flags: Int32(MSG_NOSIGNAL) | more)
            if sent < 0 && errno == EINTR { continue }
            if sent < 0 && errno == EAGAIN { return .blocked }
            if sent <= 0 { return .failed }
            if let rest { segments[0] = rest } else { segments.removeFirst() }
        }
        segments = []
        return .finished
    }

    private static func send(_ segment: Segment, to socket: Int32, flags: Int32) -> (sent: Int, rest: Segment?) {
        switch segment {
        case .bytes(let bytes, let start):
            let sent = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress! + start, $0.count - start, flags) }
            let end = start + max(sent, 0)
            return (sent, end < bytes.count ? .bytes(bytes, sent: end) : nil)
        case .file(let file, let range):
            var offset = off_t(range.lowerBound)
            let sent = sendfile(socket, file.descriptor, &offset, range.count)
            let rest = range.lowerBound + max(sent, 0)..<range.upperBound
            return (sent, rest.isEmpty ? nil : .file(file, rest))
        }
    }
}
