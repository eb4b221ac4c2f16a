import Matrix

extension Shard {
    /// Answers a sync: at once when there is news, else when there is, or when the client's time is up.
    func sync(_ request: SyncRequest) async throws -> SyncResponse {
        try await acknowledgeToDevice(request)
        try beginSync(request.user, as: request.presence)
        defer { endSync(request.user) }
        let deadline = ContinuousClock.now + request.timeout
        while true {
            let response = try assemble(request)
            let remaining = deadline - .now
            let mustAnswer = request.since == nil || request.wantsFullState || remaining <= .zero
            if mustAnswer || !response.canWait { return response }
            switch await park(request.user, request.topics, within: remaining) {
            case .woken: continue
            case .timedOut, .cancelled: return try assemble(request)
            }
        }
    }

    /// Parks a request. It is registered before anything else can happen on the shard, so no news slips through.
    func park(_ user: UserID, _ topics: Signal.Topic, within time: Duration) async -> SyncWaiters.Outcome {
        let ticket = waiters.nextTicket()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters.register(ticket, user, topics, for: time, continuation)
            }
        } onCancel: { [waiters] in
            waiters.resume(ticket, .cancelled)
        }
    }

    /// Everything after the client's token, as of now.
    func assemble(_ request: SyncRequest) throws -> SyncResponse {
        let person = try person(request.user)
        let now = SyncToken(position: published, ephemeral: ephemeralPosition, run: environment.run)
        var response = SyncResponse(nextBatch: now)
        if request.since == nil { person.toldMembers[request.device] = nil }
        let (rooms, heldBack) = rooms(of: person, for: request)
        for room in rooms where request.filter.admits(room: room.record.id) {
            try add(room, to: &response, request, person)
        }
        // They are told along with what can't wait, since the client's next token lies behind them.
        for room in heldBack where request.filter.admits(room: room.record.id) {
            let before = response.joined.count
            try add(room, to: &response, request, person)
            response.heldBack += response.joined.count - before
        }
        addAccountData(to: &response, request, person)
        addPresence(to: &response, request, person)
        try addToDevice(to: &response, request)
        try addKeys(to: &response, request, person)
        return response
    }

    /// The rooms that a sync may have to tell of: for a client that is up to date only those touched since. Apart from them, those
    /// whose next beat will tell of what is new in them.
    private func rooms(of person: Person, for request: SyncRequest) -> (told: [Room], heldBack: [Room]) {
        guard let since = request.since, !request.wantsFullState else { return (Array(person.rooms.values), []) }
        if let recent = person.recent.rooms(after: since) {
            if person.crowded.isEmpty { return (recent, []) }
            var (told, heldBack) = (recent, [Room]())
            for room in person.crowded.values
            where room.lastPosition > since.position && !recent.contains(where: { $0 === room }) {
                if hasWritten(person.id, in: room, after: since.position) {
                    told.append(room)
                } else {
                    heldBack.append(room)
                }
            }
            return (told, heldBack)
        }
        let told = person.rooms.values.filter { room in
            room.lastPosition > since.position || room.receipts.position > since.position
                || room.typing.position > since.ephemeral
                || !person.data(in: room.record.id, after: since.position).isEmpty
        }
        return (told, [])
    }

    private func add(_ room: Room, to response: inout SyncResponse, _ request: SyncRequest, _ person: Person) throws {
        guard let member = room.state.members[request.user] else { return }
        let isNew = member.membershipSince > request.since?.position ?? 0
        switch member.membership {
        case .join:
            let joined = try joinedSection(of: room, member, request, person)
            if request.since == nil || request.wantsFullState || isNew || !joined.isEmpty
                || hasOwnRead(in: room, request)
            {
                response.joined.append(joined)
            }
        case .invite where person.ignored.contains(member.sender): break
        case .invite where isNew || request.wantsFullState:
            response.invited.append(strippedSection(of: room, member))
        case .knock where isNew || request.wantsFullState:
            response.knocked.append(strippedSection(of: room, member))
        case .leave, .ban:
            let isWanted = request.since == nil ? request.filter.includeLeave : isNew
            if isWanted && !person.forgotten.contains(room.record.id) {
                response.left.append(try leftSection(of: room, member, request, person))
            }
        default: break
        }
    }

    /// The user's other devices learn that messages were read here, even where the receipt itself is filtered out.
    private func hasOwnRead(in room: Room, _ request: SyncRequest) -> Bool {
        room.receipts.hasOwnChange(after: request.since?.position ?? 0, of: request.user)
    }
}
