/// A method and a path of the client-server API, with every part of the path percent-encoded.
public struct Endpoint: Sendable, Hashable {
    public enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    public let method: Method
    public let path: String

    /// Makes an endpoint of a path below `/_matrix/client/v3`; the parts are encoded, so they may hold any text.
    public init(_ method: Method, _ parts: String...) {
        self.init(method, below: "/_matrix/client/v3", parts)
    }

    init(_ method: Method, below prefix: String, _ parts: [String]) {
        self.method = method
        path = parts.reduce(into: prefix) { path, part in
            path += "/"
            path += Self.encoded(part)
        }
    }

    /// Percent-encodes all but the unreserved characters, so that `/`, `#` and `:` inside a part stay inside it.
    public static func encoded(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
