import CEpoll
import Foundation

/// A keep-alive connection that makes one request at a time. It knows as much of HTTP as the homeserver's answers need.
final class LoadConnection {
    typealias Answer = (_ status: Int, _ body: ArraySlice<UInt8>) -> Void

    private let loop: LoadLoop
    private let socket: Int32
    private var buffer: [UInt8] = []
    private var answer: Answer?

    init(_ loop: LoadLoop, port: Int) {
        self.loop = loop
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { fatalError("the homeserver can't be reached: \(errno)") }
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        loop.add(self, socket)
    }

    func end() {
        loop.remove(socket)
        close(socket)
    }

    func send(_ method: String, _ path: String, token: String, body: String = "", _ answer: @escaping Answer) {
        precondition(self.answer == nil, "one request at a time")
        self.answer = answer
        let request =
            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        var bytes = Array(request.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { fatalError("sending failed: \(errno)") }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Something arrived.
    func receive() {
        let count = read(socket, loop.scratch.baseAddress, loop.scratch.count)
        buffer.append(contentsOf: loop.scratch.prefix(max(0, count)))
        guard count > 0 else { fatalError("the homeserver closed a connection") }
        guard let (status, body) = message() else { return }
        let answer = answer
        self.answer = nil
        let received = buffer[body]
        answer?(status, received)
        if self.answer == nil || buffer.count == body.upperBound { buffer.removeSubrange(..<body.upperBound) }
    }

    /// The answer in the buffer, when it is there to its last byte.
    private func message() -> (status: Int, body: Range<Int>)? {
        guard let end = buffer.position(of: "\r\n\r\n") else { return nil }
        let head = buffer[..<end]
        let name: StaticString = "\r\nContent-Length: "
        guard let field = head.position(of: name) else { fatalError("an answer without a length") }
        let length = head[(field + name.utf8CodeUnitCount)...].number
        guard buffer.count >= end + 4 + length else { return nil }
        return (head[9...].number, end + 4..<end + 4 + length)
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Where a text begins.
    func position(of text: StaticString, from start: Int? = nil) -> Int? {
        withContiguousStorageIfAvailable { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            let length = text.utf8CodeUnitCount
            var offset = (start ?? startIndex) - startIndex
            while offset + length <= bytes.count {
                let rest = bytes.count - length + 1 - offset
                guard let found = memchr(base + offset, Int32(text.utf8Start[0]), rest) else { return nil }
                if memcmp(found, text.utf8Start, length) == 0 {
                    return UnsafeRawPointer(found) - UnsafeRawPointer(base) + startIndex
                }
                offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
            }
            return nil
        } ?? nil
    }

    /// The decimal number that it begins with.
    var number: Int {
        var result = 0
        for byte in self {
            guard (48...57).contains(byte) else { break }
            result = result * 10 + Int(byte - 48)
        }
        return result
    }
}
