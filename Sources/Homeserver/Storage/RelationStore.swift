import Matrix

/// Reading which events relate to which. Redacted events relate to nothing.
protocol RelationStore: Sendable {
    /// Those of the given events to which others relate.
    func parents(among ids: [EventID], in room: RoomRecord) throws -> Set<EventID>
    func hasAnnotation(_ annotation: Annotation, in room: RoomRecord) throws -> Bool
    /// The newest edit of an event by whoever sent it.
    func latestReplacement(of event: Event, through position: Int) throws -> Event?
    /// `nil` when nobody answered in a thread.
    func thread(of root: Event, for viewer: Viewer, through position: Int) throws -> ThreadSummary?
    /// What refers to an event, oldest first.
    func references(to event: Event, for viewer: Viewer, through position: Int, limit: Int) throws -> [EventID]
    /// What relates to an event, in the order asked for.
    func related(to parent: EventID, in room: RoomRecord, _ query: RelationQuery) throws -> [Event]
    /// Threads, that with the newest answer first.
    func threads(in room: RoomRecord, _ query: ThreadQuery) throws -> [ThreadPlace]
    /// Whether something relates to an event in one of these ways, sent by one of these people.
    func isRelated(_ event: Event, by kinds: [String]?, senders: [String]?) throws -> Bool
}

/// Which of the events that relate to another are wanted.
struct RelationQuery: Sendable {
    var kind: Relation.Kind?
    var type: EventType?
    var range: TimelineRange
    /// How many relations lie between the event and what is found, at most.
    var depth = 1
}

struct ThreadQuery: Sendable {
    /// Threads whose newest answer stands before this position.
    var before: Int
    /// Nothing after this position is looked at.
    var through: Int
    var limit: Int
    /// Only threads that this person began or answered in.
    var participant: UserID?
    var ignored: Set<UserID> = []
}

struct ThreadPlace: Sendable, Hashable {
    var root: EventID
    /// The position of the newest answer.
    var latest: Int
}
