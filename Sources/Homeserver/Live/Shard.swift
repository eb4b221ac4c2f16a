import Matrix

/// Owns the hot state of its rooms and of the people in them; one shard serves a process.
///
/// Every change takes the same way. A feature *checks* it against published and expected state, then *performs* it:
/// the change goes to the write queue while this actor is held, so that the order of the queue is the order of the
/// checks. After the commit the shard *publishes* it: hot state changes, the stream position moves, parked syncs wake,
/// and only then is the request answered.
///
/// Features add their part in extensions, each in its own folder.
actor Shard {
    let store: any EventStore
    let writes: WriteQueue
    let bus: any Bus
    let alarms: Alarms
    let waiters: SyncWaiters
    let environment: Environment

    /// Every reader sees exactly the changes up to here.
    private(set) var published: Int
    /// The latest position given to a change; those above `published` are on their way.
    private var allocated: Int
    private var lastRoomKey: Int
    private var epoch = 0
    /// Counts things that are in memory only: typing and presence.
    private(set) var ephemeralPosition = 0

    private var rooms: [RoomID: Room] = [:]
    private var people: [UserID: Person] = [:]
    var presence = PresenceBoard()
    /// Rooms that people are in only as long as they are there.
    var visits: [UserID: Set<RoomID>] = [:]
    let crowdMeter = CrowdMeter()
    var directory: PublicDirectory
    var directoryFeed = DirectoryFeed()
    var inboxes: [Int: DeviceInbox] = [:]
    var keyChanges: KeyChangeLog
    /// By device; dropped when they change.
    var keyCounts: [Int: KeyCounts] = [:]
    private var publisher: Task<Void, Never>?

    init(store: any EventStore, bus: any Bus, alarms: Alarms, environment: Environment) throws {
        self.store = store
        self.bus = bus
        self.alarms = alarms
        self.environment = environment
        waiters = SyncWaiters(alarms: alarms, bus: bus)
        writes = WriteQueue(store: store)
        let counters = try store.counters()
        published = counters.position
        allocated = counters.position
        lastRoomKey = counters.room
        keyChanges = KeyChangeLog(try store.keyChanges())
        directory = PublicDirectory(rooms: try store.publishedRooms())
    }

    func start() throws {
        try loadVisitors()
        let batches = writes.batches
        publisher = Task { for await batch in batches { publish(batch) } }
    }

    /// Answers parked syncs, and those to come without parking them.
    func closeSyncs() { waiters.close() }

    /// Waits until everything accepted is stored and answered.
    func stop() async {
        waiters.close()
        await writes.finish()
        await publisher?.value
    }

    // MARK: Rooms and people

    func room(_ id: RoomID) throws -> Room? {
        if let room = rooms[id] { return room }
        guard let record = try store.room(id) else { return nil }
        let room = try Room(record, store: store, upTo: published)
        room.participants = participants(of: room)
        rooms[id] = room
        return room
    }

    func makeRoom() -> Room {
        lastRoomKey += 1
        return Room(RoomRecord(key: lastRoomKey, id: environment.newRoomID()))
    }

    func person(_ id: UserID) throws -> Person {
        if let person = people[id] { return person }
        let person = Person(
            id, recent: RecentRooms(position: published, ephemeral: ephemeralPosition),
            forgotten: try store.forgottenRooms(of: id), accountData: try store.accountData(of: id))
        for roomID in try store.rooms(of: id) {
            if let room = try room(roomID) { person.add(room) }
        }
        people[id] = person
        return person
    }

    func personIfLoaded(_ id: UserID) -> Person? { people[id] }

    // MARK: Positions

    func nextPosition() -> Int {
        allocated += 1
        return allocated
    }

    func nextEphemeralPosition() -> Int {
        ephemeralPosition += 1
        return ephemeralPosition
    }

    // MARK: Performing and publishing

    /// Hands changes to the writer and waits until they are stored and published.
    func perform(_ changes: [StoreChange]) async throws -> UnitOutcome {
        try await withCheckedThrowingContinuation { reply in
            writes.submit(WriteQueue.Unit(changes: changes, epoch: epoch, reply: reply))
        }
    }

    private func publish(_ batch: WriteQueue.Batch) {
        switch batch {
        case .committed(let units):
            for (unit, outcome) in units {
                if outcome == .committed {
                    unit.changes.forEach(publish)
                } else {
                    takeBack(unit.changes)
                }
            }
            for (unit, outcome) in units { unit.reply.resume(returning: outcome) }
        case .failed(let units, let error, let epoch):
            self.epoch = epoch
            for room in rooms.values { room.forgetAllExpected() }
            for unit in units { unit.reply.resume(throwing: error) }
        }
    }

    private func publish(_ change: StoreChange) {
        switch change {
        case .room(let record, _, let isPublic):
            publishRoom(record)
            if isPublic { setInDirectory(record.id, isPublished: true) }
        case .publish(let room, let isPublic): setInDirectory(room, isPublished: isPublic)
        case .event(let event): publishEvent(event)
        case .redacted(let event):
            rooms[event.room.id]?.publishRedacted(event)
            if event.isState { noteInDirectory(event.room.id) }
        case .receipt(let receipt, let record): publishReceipt(receipt, in: record)
        case .accountData(let data): publishAccountData(data)
        case .forget(let room, let user): people[user]?.forgotten.insert(room)
        case .remember(let room, let user): people[user]?.forgotten.remove(room)
        case .toDevice(let message): publishToDevice(message)
        case .toDeviceDelivered(let device, _): inboxes[device] = nil
        case .deviceKeys(let device, _), .oneTimeKey(let device, _), .claimOneTimeKey(let device, _),
            .fallbackKey(let device, _), .fallbackKeyUsed(let device, _):
            keyCounts[device] = nil
        case .keysChanged(let user, let position): publishKeysChanged(of: user, at: position)
        case .device(let device): endSyncs(of: device.user)
        case .endDevice(_, let user), .endAllDevices(let user), .deactivate(let user): endSyncs(of: user)
        default: break
        }
    }

    /// Answers the parked syncs of someone whose sessions changed: those that go on come back, those that ended can't.
    private func endSyncs(of user: UserID) {
        people[user]?.toldMembers.removeAll()
        waiters.end(of: user)
    }

    /// Tells people that something happened in a room: those who wait wake, the others find it with their next sync.
    func announce(_ room: Room, to users: [UserID], _ topic: Signal.Topic) {
        note(room, to: users)
        bus.publish(Signal(users: users, topic: topic))
    }

    /// Has people's next syncs look into a room, without waking those that wait.
    func note(_ room: Room, to users: [UserID]) {
        for user in users {
            people[user]?.recent.note(room, position: published, ephemeral: ephemeralPosition)
        }
    }

    func advance(to position: Int) { published = max(published, position) }

    func loaded(_ id: RoomID) -> Room? { rooms[id] }

    func keep(_ room: Room) { rooms[room.record.id] = room }

    private func publishRoom(_ record: RoomRecord) {
        if rooms[record.id] == nil { rooms[record.id] = Room(record) }
    }

    private func takeBack(_ changes: [StoreChange]) {
        for case .event(let event) in changes { rooms[event.room.id]?.forgetExpected([event]) }
    }
}
