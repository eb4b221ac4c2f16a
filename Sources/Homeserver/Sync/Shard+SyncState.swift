import Matrix

extension Shard {
    /// The state that belongs beside a timeline.
    ///
    /// - Parameter since: what the client knows already; `nil` when it must be told everything.
    func state(
        of room: Room, beside window: TimelineWindow, after since: Int?, _ request: SyncRequest, _ person: Person
    ) throws -> [Event] {
        let timeline = window.events
        var state: [Event] = []
        if let since {
            if window.isLimited || !request.filter.timeline.admitsEverything {
                state = StateDelta.changes(try stateChanges(in: room, after: since), besides: timeline)
            }
        } else {
            state = StateDelta.full(room.state.all, besides: timeline) { position in
                timeline.first { $0.position == position } ?? (try? store.event(at: position, in: room.record)) ?? nil
            }
        }
        let filter = request.filter.state.narrowed(to: room.record.id)
        if filter.lazyLoadMembers {
            state = lazily(state, of: room, beside: timeline, isFull: since == nil, request, person)
        }
        return filter.admitsEverything ? state : state.filter { filter.admits($0) }
    }

    private func stateChanges(in room: Room, after position: Int) throws -> [Event] {
        if position >= room.timeline.floor { return room.timeline.events(after: position).filter(\.isState) }
        return try store.stateChanges(in: room.record, after: position, through: published)
    }

    /// Leaves out members that nothing in the timeline needs, and adds those it does need.
    ///
    /// Changes of members in a gap are kept: a client that knows a member must hear of them.
    private func lazily(
        _ state: [Event], of room: Room, beside timeline: [Event], isFull: Bool, _ request: SyncRequest,
        _ person: Person
    ) -> [Event] {
        if timeline.isEmpty && state.isEmpty { return state }
        var needed = Set(timeline.map(\.sender))
        if isFull {
            needed.insert(request.user)
            needed.formUnion(RoomSummary(of: room.state, for: request.user).heroes ?? [])
        }
        var result = isFull ? state.filter { $0.type != .member || needed.contains(memberID($0)) } : state
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
