import Matrix

extension Shard {
    func joinedSection(
        of room: Room, _ member: Event, _ request: SyncRequest, _ person: Person
    ) throws -> SyncResponse.JoinedRoom {
        let since = request.since?.position ?? 0
        // Someone who came (back) since the token is shown the room as if for the first time.
        let isNew = request.since == nil || member.membershipSince > since
        let needsAll = isNew || request.wantsFullState
        let bound = isNew ? nil : displayLimit(of: room, after: since)
        let filter = request.filter.timeline.narrowed(to: room.record.id)
        var window = try timelineWindow(
            of: room, after: needsAll && isNew ? 0 : since, through: published,
            limit: min(request.timelineLimit, bound ?? .max), filter: filter, for: request.user)
        if bound != nil { window = keepingWhatCounts(window, of: room, after: since, filter, for: request.user) }
        var section = SyncResponse.JoinedRoom(id: room.record.id, timeline: window)
        section.state = try state(of: room, beside: window, after: needsAll ? nil : since, request, person)
        if needsAll || room.membershipPosition > since {
            section.summary = RoomSummary(of: room.state, for: request.user)
        }
        if !request.filter.ephemeral.admitsNothing {
            addEphemeral(of: room, to: &section, request, isNew: isNew)
        }
        section.accountData = person.data(in: room.record.id, after: isNew ? 0 : since)
            .filter {
                let filter = request.filter.roomAccountData
                return filter.admits(room: room.record.id) && filter.admits(type: $0.type.rawValue)
            }
        section.unread = try unreadCount(of: person, in: room)
        section.countsThreads = request.filter.timeline.unreadThreadNotifications
        section.bundles = try bundles(
            for: window.events, in: room, request.viewer(ignored: person.ignored), through: published)
        return section
    }

    func leftSection(
        of room: Room, _ member: Event, _ request: SyncRequest, _ person: Person
    ) throws -> SyncResponse.JoinedRoom {
        let since = request.since?.position ?? 0
        let window = try timelineWindow(
            of: room, after: since, through: min(published, member.position), limit: request.timelineLimit,
            filter: request.filter.timeline.narrowed(to: room.record.id), for: request.user)
        var section = SyncResponse.JoinedRoom(id: room.record.id, timeline: window)
        section.bundles = try bundles(
            for: window.events, in: room, request.viewer(ignored: person.ignored), through: member.position)
        // What happened in the room after they left is not for them.
        if let since = request.since, window.isLimited {
            let changes = try store.stateChanges(
                in: room.record, after: since.position, through: member.position)
            let access = try historyAccess(of: request.user, to: room)
            section.state = StateDelta.changes(
                changes.filter { access.admits($0, of: request.user) }, besides: window.events)
        }
        return section
    }

    func strippedSection(of room: Room, _ member: Event) -> SyncResponse.StrippedRoom {
        var state = Self.strippedTypes.compactMap { room.state[StateKey($0)] }
        state.append(member)
        if let sender = room.state.members[member.sender], sender.stateKey != member.stateKey { state.append(sender) }
        return SyncResponse.StrippedRoom(id: room.record.id, state: state)
    }

    private static let strippedTypes: [EventType] = [
        .create, .joinRules, .name, .avatar, .topic, .canonicalAlias, .encryption,
    ]

    private func addEphemeral(
        of room: Room, to section: inout SyncResponse.JoinedRoom, _ request: SyncRequest, isNew: Bool
    ) {
        let filter = request.filter.ephemeral.narrowed(to: room.record.id)
        if filter.admitsNothing { return }
        let typedSince = isNew ? 0 : request.since?.ephemeral ?? 0
        if !isCrowd(room), room.typing.position > typedSince, filter.admits(type: EventType.typing.rawValue) {
            let users = room.typing.users
            // A client that knows of nobody typing needs no news of nobody.
            if !isNew || !users.isEmpty { section.typing = users }
        }
        if filter.admits(type: EventType.receipt.rawValue) {
            let since = isNew ? 0 : request.since?.position ?? 0
            section.receipts =
                isCrowd(room)
                ? room.receipts.ownChanges(after: since, of: request.user)
                : room.receipts.changes(after: since, visibleTo: request.user)
        }
    }
}
