internal import Glibc

extension RequestHead {
    private static let maxFields = 100

    /// Reads a head from the start of the bytes.
    ///
    /// - Returns: the head and its length, or nil when its end hasn't arrived.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, maxBytes: Int
    ) throws(ProtocolError) -> (head: RequestHead, length: Int)? {
        var position = 0
        // A client may send empty lines between requests.
        while position + 1 < bytes.count, bytes[position] == .carriageReturn, bytes[position + 1] == .lineFeed {
            position += 2
        }
        guard let requestLine = try line(bytes, from: &position, maxBytes) else { return nil }
        var head = try RequestHead(requestLine: requestLine)
        var count = 0
        while let field = try line(bytes, from: &position, maxBytes) {
            if field.isEmpty { return (head, position) }
            count += 1
            guard count <= maxFields else { throw .headTooLarge }
            try head.addField(field)
        }
        return nil
    }

    /// The next line without its end, or nil when it isn't complete.
    private static func line(
        _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int, _ maxBytes: Int
    ) throws(ProtocolError) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[position...])
        guard let start = rest.baseAddress, let found = memchr(start, Int32(UInt8.lineFeed), rest.count),
            case let end = position + (UnsafeRawPointer(found) - start), end < maxBytes
        else {
            if bytes.count >= maxBytes { throw .headTooLarge }
            return nil
        }
        guard end > position, bytes[end - 1] == .carriageReturn else { throw .malformed }
        defer { position = end + 1 }
        return bytes[position..<end - 1]
    }

    private init(requestLine: Slice<UnsafeBufferPointer<UInt8>>) throws(ProtocolError) {
        let parts = requestLine.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenCharacter),
            !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { throw .malformed }
        let version = String(decoding: parts[2], as: UTF8.self)
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            throw version.hasPrefix("HTTP/") ? .unknownVersion : .malformed
        }
        methodName = String(decoding: parts[0], as: UTF8.self)
        target = String(decoding: parts[1], as: UTF8.self)
        isHTTP11 = version == "HTTP/1.1"
        headers = [:]
    }

    private mutating func addField(_ line: Slice<UnsafeBufferPointer<UInt8>>) throws(ProtocolError) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(\.isTokenCharacter)
        else { throw .malformed }
        var value = line[(colon + 1)...]
        while let first = value.first, first.isSpaceOrTab { value.removeFirst() }
        while let last = value.last, last.isSpaceOrTab { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .malformed }
        headers.add(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
}

extension UInt8 {
    static let carriageReturn = UInt8(ascii: "\r")
    static let lineFeed = UInt8(ascii: "\n")

    fileprivate var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

    /// RFC 9110, section 5.6.2.
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
