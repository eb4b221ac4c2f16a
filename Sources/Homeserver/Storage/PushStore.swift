import Matrix

/// Reading what notifications need.
protocol PushStore: Sendable {
    /// Events of all rooms that ask something of somebody, newest first, from a position down.
    func noticedEvents(through position: Int, limit: Int) throws -> [Event]
    func pushers(of user: UserID) throws -> [StoredPusher]
}

/// Where a client wants notifications to be sent.
struct StoredPusher: Sendable, Hashable {
    var user: UserID
    var device: Int
    var app: String
    var key: String
    var json: [UInt8]
}
