import Matrix

extension Shard {
    /// The state that belongs beside a timeline.
    ///
    /// - Parameter since: what the client knows already; `nil` when it must be told everything.
    func state(
        of room: Room, beside window: TimelineWindow, after since: Int?, _ request: SyncRequest, _ person: Person
    ) throws -> [Event] {
        let timeline = window.events
        let filter = request.filter.state.narrowed(to: room.record.id)
        let isLazy = filter.lazyLoadMembers
        let needed = isLazy ? neededMembers(of: room, beside: timeline, isFull: since == nil, request) : []
        var state: [Event] = []
        if let since {
            if window.isLimited || !request.filter.timeline.admitsEverything {
                state = StateDelta.changes(try stateChanges(in: room, after: since), besides: timeline)
            }
        } else {
            let current =
                isLazy
                ? Array(room.state.events.values) + needed.compactMap { room.state.members[$0] } : Array(room.state.all)
            state = StateDelta.full(current, besides: timeline) { position in
                timeline.first { $0.position == position } ?? (try? store.event(at: position, in: room.record)) ?? nil
            }
        }
        if isLazy { state = lazily(state, of: room, beside: timeline, needed, request, person) }
        return filter.admitsEverything ? state : state.filter { filter.admits($0) }
    }

    private func stateChanges(in room: Room, after position: Int) throws -> [Event] {
        if position >= room.timeline.floor { return room.timeline.events(after: position).filter(\.isState) }
        return try store.stateChanges(in: room.record, after: position, through: published)
    }

    /// The members that a client must know to show a timeline, and on first sight of a room those it is called after.
    private func neededMembers(
        of room: Room, beside timeline: [Event], isFull: Bool, _ request: SyncRequest
    ) -> Set<UserID> {
        var needed = Set(timeline.lazy.map(\.sender))
        if isFull {
            needed.insert(request.user)
            needed.formUnion(RoomSummary(of: room.state, for: request.user).heroes ?? [])
        }
        return needed
    }

    /// Adds members that the timeline needs and the client wasn't told of.
    ///
    /// Changes of members in a gap are kept: a client that knows a member must hear of them.
    private func lazily(
        _ state: [Event], of room: Room, beside timeline: [Event], _ needed: Set<UserID>, _ request: SyncRequest,
        _ person: Person
    ) -> [Event] {
        if timeline.isEmpty && state.isEmpty { return state }
        var result = state
        var shown = Set(result.lazy.filter { $0.type == .member }.map(memberID))
        shown.formUnion(timeline.lazy.filter { $0.type == .member }.map(memberID))
        let told = person.toldMembers[request.device] ?? ToldMembers()
        for user in needed.subtracting(shown).sorted() {
            let isKnown =
                !request.filter.state.includeRedundantMembers
                && request.since.map { told.wereTold(user, in: room.record, to: $0) } == true
            if !isKnown, let member = room.state.members[user] { result.append(member) }
        }
        person.toldMembers[request.device, default: ToldMembers()]
            .note(needed.union(shown), in: room.record, at: published)
        return result
    }

    private func memberID(_ event: Event) -> UserID { event.stateKey.flatMap(UserID.init) ?? event.sender }
}
