internal import JSON
internal import Matrix

/// Whom a message calls. Specification: client-server API, "User and room mentions".
public struct MessageMentions: Hashable, Sendable {
    /// Users who are meant by name, each once.
    public var userIDs: [UserId]
    /// `@room`: everybody in the channel. Homeservers notify only where the sender may do that.
    public var everyone: Bool

    /// Makes a value; nobody by default.
    public init(userIDs: [UserId] = [], everyone: Bool = false) {
        self.userIDs = userIDs
        self.everyone = everyone
    }

    /// Whether it calls nobody.
    public var isEmpty: Bool { userIDs.isEmpty && !everyone }

    /// Whether it calls this user, by name or among everybody.
    public func calls(_ userID: UserId) -> Bool { everyone || userIDs.contains(userID) }

    init(inContent content: JSONValue) {
        let mentions = Mentions(inContent: content)
        self.init(userIDs: mentions?.userIDs.map(\.rawValue) ?? [], everyone: mentions?.room ?? false)
    }

    var mentions: Mentions { Mentions(userIDs: userIDs.compactMap(UserID.init), room: everyone) }
}
