import HTTPServer

/// Kinds of requests whose rate is bounded for each person besides that of messages.
enum RequestKind: String, Sendable, Hashable, CaseIterable {
    case invite, join, room, upload, search, device, update

    /// The kind of an endpoint; `nil` for those that are bounded elsewhere, or need no bound.
    ///
    /// - Parameter path: the route's pattern, without the prefix of the version.
    init?(_ method: Method, _ path: String) {
        guard method != .get, method != .head else { return nil }
        switch path.split(separator: "/").last.map(String.init) {
        case "invite": self = .invite
        case "join", "knock", "{roomIdOrAlias}": self = .join
        case "createRoom", "upgrade": self = .room
        case "upload" where path.contains("/media/"), "create", "{mediaId}": self = .upload
        case "search", "publicRooms": self = .search
        default:
            if path.contains("/sendToDevice/") || path.contains("/keys/") {
                self = .device
            } else if path.contains("/send/") || path.contains("/redact/") {
                return nil  // counted as messages, where retries are told apart
            } else {
                self = .update
            }
        }
    }
}
