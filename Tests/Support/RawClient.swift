import Foundation
import Glibc

/// One TCP connection on which a test says exactly what it likes.
///
/// It blocks, so `offThread` keeps it away from the threads that run tasks: the server's handlers need those.
public final class RawClient: Sendable {
    public struct Answer: Sendable {
        public var status: Int
        public var headers: [String: String]
        public var body: [UInt8]
        public var text: String { String(decoding: body, as: UTF8.self) }
    }

    public struct Closed: Error {}

    private let descriptor: Int32

    public init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        // `deinit` closes it then too: all properties are set.
        if result != 0 { throw Closed() }
        // A test that would hang fails instead.
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { Glibc.close(descriptor) }

    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    public func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Closed() }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends a request with the headers it needs.
    public func request(_ method: String, _ target: String, headers: String = "", body: [UInt8]? = nil) throws {
        let length = body.map { "Content-Length: \($0.count)\r\n" } ?? ""
        try send(Array("\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(headers)\(length)\r\n".utf8) + (body ?? []))
    }

    /// Reads one answer and leaves the connection ready for the next.
    public func answer(toHead: Bool = false) throws -> Answer {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while !bytes.suffix(4).elementsEqual(end) { bytes += try read(1) }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        var answer = Answer(status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: [:], body: [])
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            answer.headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        var missing = toHead ? 0 : Int(answer.headers["content-length"] ?? "") ?? 0
        while missing > 0 {
            let piece = try read(min(missing, 65_536))
            answer.body += piece
            missing -= piece.count
        }
        return answer
    }

    public func exchange(_ method: String, _ target: String, headers: String = "", body: [UInt8]? = nil) throws
        -> Answer
    {
        try request(method, target, headers: headers, body: body)
        return try answer(toHead: method == "HEAD")
    }

    /// Whether the other side has closed, waiting for it.
    public func isClosedByPeer() -> Bool { (try? read(1)) == nil }

    /// Ends the connection, as a client that goes away does.
    public func disconnect() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func read(_ limit: Int) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = recv(descriptor, &buffer, limit, 0)
        guard count > 0 else { throw Closed() }
        return Array(buffer.prefix(count))
    }
}

/// Runs blocking code on a thread of its own.
public func offThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Result(catching: body)) }.start()
    }
}
