public import JSON

/// One person's place in a room, as `m.receipt` tells it.
public struct ReadReceipt: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
        case read = "m.read"
        /// Seen by its owner only.
        case readPrivate = "m.read.private"
    }

    public var eventID: EventID
    public var userID: UserID
    public var kind: Kind
    /// Milliseconds since 1970.
    public var timestamp: Int
    public var threadID: String?

    public init(eventID: EventID, userID: UserID, kind: Kind, timestamp: Int, threadID: String? = nil) {
        self.eventID = eventID
        self.userID = userID
        self.kind = kind
        self.timestamp = timestamp
        self.threadID = threadID
    }

    /// Reads the content of an `m.receipt` event; what is not understood is left out.
    public static func all(inContent content: JSONValue) -> [ReadReceipt] {
        var receipts: [ReadReceipt] = []
        for (event, kinds) in content.object ?? [:] {
            guard let eventID = EventID(event) else { continue }
            for (kind, users) in kinds.object ?? [:] {
                guard let kind = Kind(rawValue: kind) else { continue }
                for (user, details) in users.object ?? [:] {
                    guard let userID = UserID(user) else { continue }
                    receipts.append(
                        ReadReceipt(
                            eventID: eventID, userID: userID, kind: kind, timestamp: details["ts"]?.int ?? 0,
                            threadID: details["thread_id"]?.string))
                }
            }
        }
        return receipts
    }
}
