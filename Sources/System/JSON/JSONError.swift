internal import CSimdJSON

/// Why bytes aren't JSON that this program accepts.
public enum JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Not JSON.
    case syntax
    /// No value at all.
    case empty
    /// Arrays and objects nest deeper than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// The bytes aren't UTF-8.
    case invalidUTF8
    /// A bad escape, a control character or half a surrogate pair in a string.
    case invalidString
    /// A malformed number, or one that no 64-bit integer or floating point number holds.
    case invalidNumber
    /// A key stands twice in one object, and the reader asked for that to be an error.
    case duplicateKey(String)
    case outOfMemory

    public var description: String {
        switch self {
        case .syntax: "not valid JSON"
        case .empty: "empty instead of JSON"
        case .tooDeep(let limit): "JSON nested deeper than \(limit) levels"
        case .tooLarge(let limit): "JSON larger than \(limit) bytes"
        case .invalidUTF8: "JSON that is not valid UTF-8"
        case .invalidString: "JSON with an invalid string"
        case .invalidNumber: "JSON with an invalid number, or one out of range"
        case .duplicateKey(let key): "JSON with the key \(key.debugDescription) twice in one object"
        case .outOfMemory: "not enough memory to read the JSON"
        }
    }

    init(_ result: csimdjson_result, maxDepth: Int) {
        self =
            switch result {
            case CSIMDJSON_EMPTY: .empty
            case CSIMDJSON_TOO_DEEP: .tooDeep(limit: maxDepth)
            case CSIMDJSON_TOO_LARGE: .tooLarge(limit: Int(UInt32.max))
            case CSIMDJSON_UTF8: .invalidUTF8
            case CSIMDJSON_STRING: .invalidString
            case CSIMDJSON_NUMBER: .invalidNumber
            case CSIMDJSON_MEMORY: .outOfMemory
            default: .syntax
            }
    }
}
