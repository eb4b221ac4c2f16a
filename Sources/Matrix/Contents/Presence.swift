public import JSON

/// Whether a person is there, as `m.presence` tells it.
public struct Presence: Sendable, Hashable {
    public enum State: String, Sendable, Hashable {
        case online, unavailable, offline
    }

    public var state: State
    /// Milliseconds since the person last did something; `nil` when not told.
    public var lastActiveAgo: Int?
    public var isCurrentlyActive: Bool
    public var statusMessage: String?

    public init(
        state: State, lastActiveAgo: Int? = nil, isCurrentlyActive: Bool = false, statusMessage: String? = nil
    ) {
        self.state = state
        self.lastActiveAgo = lastActiveAgo
        self.isCurrentlyActive = isCurrentlyActive
        self.statusMessage = statusMessage
    }

    public init?(_ json: JSONValue) {
        guard let state = json["presence"]?.string.flatMap(State.init(rawValue:)) else { return nil }
        self.init(
            state: state, lastActiveAgo: json["last_active_ago"]?.int,
            isCurrentlyActive: json["currently_active"]?.bool ?? false, statusMessage: json["status_msg"]?.string)
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = ["presence": .string(state.rawValue)]
        if let lastActiveAgo { object["last_active_ago"] = JSONValue(lastActiveAgo) }
        if isCurrentlyActive { object["currently_active"] = true }
        if let statusMessage { object["status_msg"] = .string(statusMessage) }
        return .object(object)
    }
}
