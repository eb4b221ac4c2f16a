import Matrix

/// The hot state of one room. Confined to its shard.
final class Room {
    let record: RoomRecord
    /// What is published: every reader sees this.
    private(set) var state: RoomState
    /// State that was accepted and is on its way to the disk.
    private var pending: [StateKey: Event] = [:]
    private(set) var timeline: HotTimeline
    /// The position of the latest published event.
    private(set) var lastPosition: Int
    /// The position of the latest published change of anybody's membership.
    private(set) var membershipPosition: Int
    /// Every visibility that the room had; one entry for nearly all rooms.
    private(set) var visibilities: [(position: Int, visibility: HistoryVisibility)]
    var receipts: RoomReceipts
    var typing = RoomTyping()
    var unread: [UserID: UnreadCount] = [:]
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
        lastPosition = latest.first?.position ?? 0
        membershipPosition = events.lazy.filter { $0.type == .member }.map(\.position).max() ?? 0
        visibilities = try store.stateHistory(in: record, of: StateKey(.historyVisibility)).map(Self.visibility)
        receipts = RoomReceipts(try store.receipts(in: record))
    }

    var view: StateView { StateView(state, pending: pending) }

    /// Notes state that was accepted: the next event is checked against it.
    func expect(_ event: Event) {
        if let key = event.key { pending[key] = event }
    }

    /// Takes back what was accepted and could not be stored.
    func forgetExpected(_ events: [Event]) {
        for event in events {
            if let key = event.key, pending[key]?.position == event.position { pending[key] = nil }
        }
    }

    func forgetAllExpected() { pending.removeAll() }

    /// Shows a committed event to readers.
    func publish(_ event: Event) {
        // A room that was loaded between commit and publication has the event already.
        guard event.position > lastPosition else { return forgetExpected([event]) }
        timeline.append(event)
        lastPosition = event.position
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
        if let key = event.key, state[key]?.position == event.position { state.apply(event) }
        unread.removeAll()
    }

    private static func visibility(_ event: Event) -> (position: Int, visibility: HistoryVisibility) {
        let text = event.state?["history_visibility"]?.string
        return (event.position, text.flatMap(HistoryVisibility.init(rawValue:)) ?? .shared)
    }
}
