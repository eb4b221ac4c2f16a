/// The target of a request line, split before it is decoded.
struct Target {
    let rawPath: String
    let path: String
    /// The decoded segments between slashes. `/a/` has two, the second empty.
    let segments: [String]
    let query: [(name: String, value: String)]

    /// Nil when it isn't an absolute path, or holds a malformed escape or bytes that aren't UTF-8.
    init?(_ target: String) {
        let parts = target.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        let rawPath = parts[0]
        guard rawPath.first == UInt8(ascii: "/") else { return nil }
        var segments: [String] = []
        for segment in rawPath.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let decoded = String(percentDecoding: segment) else { return nil }
            segments.append(decoded)
        }
        var query: [(name: String, value: String)] = []
        if parts.count == 2 {
            for pair in parts[1].split(separator: UInt8(ascii: "&")) {
                let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = String(percentDecoding: halves[0], plusIsSpace: true),
                    let value = String(percentDecoding: halves.count == 2 ? halves[1] : "".utf8[...], plusIsSpace: true)
                else { return nil }
                query.append((name, value))
            }
        }
        self.rawPath = String(Substring(rawPath))
        self.segments = segments
        self.query = query
        path = "/" + segments.joined(separator: "/")
    }
}

extension String {
    /// Decodes `%XX`; nil for a malformed escape or a result that isn't UTF-8.
    init?(percentDecoding encoded: Substring.UTF8View, plusIsSpace: Bool = false) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var rest = encoded.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexDigit, let low = rest.next()?.hexDigit else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        self.init(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
