/// The request line and headers, parsed.
struct RequestHead: Sendable {
    var methodName: String
    var target: String
    var isHTTP11: Bool
    var headers: Headers

    /// How the body's end is found.
    enum Framing: Equatable {
        case length(Int)
        case chunked
    }

    /// Ambiguous framing is refused: two programs that disagree about where a request ends can be made to see
    /// different requests.
    func framing() throws(ProtocolError) -> Framing {
        let lengths = headers.values(of: "Content-Length")
        if let coding = headers["Transfer-Encoding"] {
            guard lengths.isEmpty, isHTTP11 else { throw .malformed }
            guard coding.isEqualIgnoringCase(to: "chunked") else { throw .unknownEncoding }
            return .chunked
        }
        guard let first = lengths.first else { return .length(0) }
        guard Set(lengths).count == 1, first.utf8.allSatisfy(\.isDigit), let length = Int(first) else {
            throw .malformed
        }
        return .length(length)
    }

    /// Whether the connection may be used for another request.
    var keepsAlive: Bool {
        let options = headers.values(of: "Connection").flatMap { $0.split(separator: ",") }
            .map { $0.trimmingSpaces.lowercased() }
        return isHTTP11 ? !options.contains("close") : options.contains("keep-alive")
    }

    var expectsContinue: Bool { headers["Expect"]?.isEqualIgnoringCase(to: "100-continue") == true && isHTTP11 }
}

/// A request that can't be understood. It is answered and its connection closed.
enum ProtocolError: Error, Equatable {
    case malformed
    case headTooLarge
    case unknownEncoding
    case unknownVersion

    var status: Int {
        switch self {
        case .malformed: 400
        case .headTooLarge: 431
        case .unknownEncoding: 501
        case .unknownVersion: 505
        }
    }
}

extension Substring {
    var trimmingSpaces: Substring {
        var text = self
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
