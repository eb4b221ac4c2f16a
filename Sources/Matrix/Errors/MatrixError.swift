public import JSON

/// An error of the client-server API: the server throws it, the client reads it.
public struct MatrixError: Error, Sendable, Hashable {
    public var code: ErrorCode
    /// The HTTP status.
    public var status: Int
    /// For people who read logs; never shown as it is, never parsed.
    public var message: String
    /// How long to wait before another try, when the server says so.
    public var retryAfterMilliseconds: Int?
    /// With `M_UNKNOWN_TOKEN`: the session is there, only its token went out of date.
    public var isSoftLogout: Bool

    public init(
        _ code: ErrorCode, status: Int, _ message: String, retryAfterMilliseconds: Int? = nil,
        isSoftLogout: Bool = false
    ) {
        self.code = code
        self.status = status
        self.message = message
        self.retryAfterMilliseconds = retryAfterMilliseconds
        self.isSoftLogout = isSoftLogout
    }

    /// Reads an error's body. A body that is none (a proxy's page) becomes `M_UNKNOWN` with the same status.
    public init(status: Int, body: JSONValue?) {
        self.init(
            body?["errcode"]?.string.map(ErrorCode.init(rawValue:)) ?? .unknown, status: status,
            body?["error"]?.string ?? "status \(status)", retryAfterMilliseconds: body?["retry_after_ms"]?.int,
            isSoftLogout: body?["soft_logout"]?.bool ?? false)
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = ["errcode": .string(code.rawValue), "error": .string(message)]
        if let retryAfterMilliseconds { object["retry_after_ms"] = JSONValue(retryAfterMilliseconds) }
        if code == .unknownToken { object["soft_logout"] = .bool(isSoftLogout) }
        return .object(object)
    }
}

extension MatrixError: CustomStringConvertible {
    public var description: String { "\(code.rawValue) (\(status)): \(message)" }
}
