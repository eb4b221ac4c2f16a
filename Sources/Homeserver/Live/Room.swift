import Matrix

/// The hot state of one room. Confined to its shard.
final class Room {
    let record: RoomRecord
    /// What is published: every reader sees this.
    private(set) var state: RoomState
    /// State that was accepted and is on its way to the disk.
    private var pending: [StateKey: Event] = [:]
    private(set) var timeline: HotTimeline
    /// Events of the hot timeline to which others relate, and perhaps some more.
    private var related: Set<EventID> = []
    /// Reactions on their way to the disk.
    private(set) var expectedAnnotations: [Annotation: Event.Transaction?] = [:]
    /// The position of the latest published event.
    private(set) var lastPosition: Int
    /// The position of the latest published change of anybody's membership.
    private(set) var membershipPosition: Int
    /// Every visibility that the room had; one entry for nearly all rooms.
    private(set) var visibilities: [(position: Int, visibility: HistoryVisibility)]
    var receipts: RoomReceipts
    /// `nil` until a message is sent while the room is slow.
    var slowMode: SlowMode?
    var typing = RoomTyping()
    var pace = CrowdPace()
    var unread: [UserID: UnreadCount] = [:]
    /// Members who are there now.
    var participants = 0
    /// Words that call a member, made when a message needs them.
    var namesOfMembers: MemberNames?

    init(_ record: RoomRecord) {
        self.record = record
        state = RoomState()
        timeline = HotTimeline([], isComplete: true)
        lastPosition = 0
        membershipPosition = 0
        visibilities = []
        receipts = RoomReceipts([])
    }

    init(_ record: RoomRecord, store: any EventStore, upTo published: Int) throws {
        self.record = record
        let events = try store.state(of: record)
        state = RoomState(events)
        let latest = try store.timeline(
            of: record,
            TimelineRange(direction: .backwards, from: published, to: 0, limit: HotTimeline.kept))
        timeline = HotTimeline(latest.reversed(), isComplete: latest.count < HotTimeline.kept)
        related = try store.parents(among: latest.map(\.id), in: record)
        lastPosition = latest.first?.position ?? 0
        membershipPosition = events.lazy.filter { $0.type == .member }.map(\.position).max() ?? 0
        visibilities = try store.stateHistory(in: record, of: StateKey(.historyVisibility)).map(Self.visibility)
        receipts = RoomReceipts(try store.receipts(in: record))
    }

    var view: StateView { StateView(state, pending: pending) }

    /// Notes state that was accepted: the next event is checked against it.
    func expect(_ event: Event) {
        if let key = event.key {
            pending[key] = event
        } else if let annotation = event.annotation {
            expectedAnnotations[annotation] = .some(event.transaction)
        }
    }

    /// Takes back what was accepted and could not be stored.
    func forgetExpected(_ events: [Event]) {
        for event in events {
            if let key = event.key, pending[key]?.position == event.position { pending[key] = nil }
            if let annotation = event.annotation { expectedAnnotations[annotation] = nil }
        }
    }

    func forgetAllExpected() {
        pending.removeAll()
        expectedAnnotations.removeAll()
    }

    /// False only for events to which certainly nothing relates.
    func mayHaveRelations(_ event: Event) -> Bool {
        event.position <= timeline.floor || related.contains(event.id)
    }

    /// Shows a committed event to readers.
    func publish(_ event: Event) {
        // A room that was loaded between commit and publication has the event already.
        guard event.position > lastPosition else { return forgetExpected([event]) }
        timeline.append(event)
        lastPosition = event.position
        if let relation = event.relation { noteRelation(relation, of: event) }
        guard let key = event.key else { return }
        state.apply(event)
        if pending[key]?.position == event.position { pending[key] = nil }
        switch event.type {
        case .member:
            membershipPosition = event.position
            namesOfMembers = nil
        case .historyVisibility: visibilities.append(Self.visibility(event))
        default: break
        }
    }

    /// Shows the redacted form of an event.
    func publishRedacted(_ event: Event) {
        timeline.replace(with: event)
        if let key = event.key {
            if state[key]?.position == event.position { state.apply(event) }
            if event.type == .member { namesOfMembers = nil }
            if let index = visibilities.firstIndex(where: { $0.position == event.position }) {
                visibilities[index] = Self.visibility(event)
            }
        }
        unread.removeAll()
    }

    private func noteRelation(_ relation: EventRelation, of event: Event) {
        if let annotation = event.annotation { expectedAnnotations[annotation] = nil }
        related.insert(relation.parent)
        // What fell out of the hot timeline needs no mark: it may always have relations.
        if related.count > 4 * HotTimeline.capacity { related.formIntersection(timeline.events.map(\.id)) }
    }

    private static func visibility(_ event: Event) -> (position: Int, visibility: HistoryVisibility) {
        let text = event.state?["history_visibility"]?.string
        return (event.position, text.flatMap(HistoryVisibility.init(rawValue:)) ?? .shared)
    }
}
