import HTTPServer
import JSON
import Matrix

extension Shard {
    /// Notes that a room looks different to those who aren't in it.
    func noteInDirectory(_ room: RoomID) {
        directory.note(room)
        scheduleDirectoryBeat()
    }

    func setInDirectory(_ room: RoomID, isPublished: Bool) {
        directory.set(room, isPublished: isPublished)
        scheduleDirectoryBeat()
    }

    private func scheduleDirectoryBeat() {
        guard directory.hasNews, !directoryFeed.hasAlarm else { return }
        directoryFeed.hasAlarm = true
        let since = ContinuousClock.now - directoryFeed.lastBeat
        _ = alarms.set(after: max(DirectoryFeed.delay, DirectoryFeed.interval - since)) { [weak self] in
            Task { await self?.beatDirectory() }
        }
    }

    private func beatDirectory() {
        directoryFeed.hasAlarm = false
        directoryFeed.lastBeat = .now
        directory.tell()
        bus.publish(Signal(users: Array(directoryFeed.watchers.keys), topic: .directory))
    }

    /// What changed in the directory: at once when there is something, else when there is, or when the time is up.
    ///
    /// - Parameter since: `nil` for the place to begin with.
    func directoryChanges(since: String?, within timeout: Duration, for user: UserID) async throws -> [UInt8] {
        guard let since else { return directoryPlace(isLimited: false) }
        guard let token = DirectoryToken(since) else { throw MatrixError.invalid("since is no token of this feed.") }
        guard token.run == environment.run else { return directoryPlace(isLimited: true) }
        let deadline = ContinuousClock.now + timeout
        var isOver = false
        while true {
            guard let rooms = directory.changes(after: token.beat) else { return directoryPlace(isLimited: true) }
            let remaining = deadline - .now
            if isOver || !rooms.isEmpty || remaining <= .zero {
                return try directoryFeed.answer(after: token.beat, at: directory.beat) {
                    try directoryNews(of: rooms)
                }
            }
            directoryFeed.park(user)
            crowdMeter.watchers.add(1, ordering: .relaxed)
            isOver = await park(user, .directory, within: remaining) != .woken
            crowdMeter.watchers.subtract(1, ordering: .relaxed)
            directoryFeed.unpark(user)
        }
    }

    private func directoryPlace(isLimited: Bool) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            if isLimited { json.field("limited", true) }
            json.field("next_batch", DirectoryToken(beat: directory.beat, run: environment.run).text)
        }
        return json.bytes
    }

    private func directoryNews(of rooms: [RoomID]) throws -> [UInt8] {
        var changed: [JSONValue] = []
        var removed: [String] = []
        for id in rooms {
            if directory.rooms.contains(id), let room = try room(id) {
                changed.append(PublicRoom(room).detailed)
            } else {
                removed.append(id.rawValue)
            }
        }
        let json: JSONValue = [
            "changed": .array(changed), "removed": JSONValue(removed),
            "next_batch": .string(DirectoryToken(beat: directory.beat, run: environment.run).text),
        ]
        return json.serialized()
    }
}

/// A place in the feed of the directory. It counts in one run of the server only.
struct DirectoryToken: Sendable, Hashable {
    var beat: Int
    var run: String

    init(beat: Int, run: String) { (self.beat, self.run) = (beat, run) }

    init?(_ text: String) {
        let parts = text.split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].first == "d", let beat = Int(parts[0].dropFirst()), beat >= 0 else {
            return nil
        }
        self.init(beat: beat, run: String(parts[1]))
    }

    var text: String { "d\(beat)_\(run)" }
}
