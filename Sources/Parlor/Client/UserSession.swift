import Foundation
import Synchronization

/// One user being connected: their store, what is in memory of it, and the engines that keep it true.
///
/// It is made and thrown away as a whole; a change of user leaves nothing of the one before.
final class UserSession: Sendable {
    let userID: UserId
    let api: HomeserverAPI
    let store: UserStore
    let reader: any StoreAccess
    let hub: SessionHub
    let outbox: Outbox
    let engine: SyncEngine
    let folder: SessionFolder
    let dependencies: ClientDependencies
    let pictureDecoder: PictureDecoder?
    let directChannels = DirectChannels()
    /// What the homeserver tells of its public directory.
    let directory: DirectoryFeed
    private let visitsOfSession = Mutex<ChannelVisits?>(nil)
    private let draftSender = DraftSender()
    /// Set when the user's store was damaged and has just been made anew.
    let recovery: StoreRecovery?
    private let lock: StoreLock?
    private let tasks = TaskBag()
    private let loading = Mutex<Task<Void, Never>?>(nil)
    /// Several screens full.
    private static let firstChannels = 50
    private static let channelsAtATime = 250
    private let surroundings = Mutex<Surroundings?>(nil)

    var index: ChannelIndex { hub.index }
    var history: HistoryFiller { HistoryFiller(api: api, store: store) }
    /// The channels that the user is in for a while.
    var visits: ChannelVisits {
        visitsOfSession.withLock { known in
            if let known { return known }
            let visits = ChannelVisits(session: self)
            known = visits
            return visits
        }
    }
    /// The homeserver part of the user's identifier.
    var serverName: String { String(userID.drop { $0 != ":" }.dropFirst()) }

    /// Opens the user's store and reads their channels into memory. Blocks; not for the main thread.
    init(
        userID: UserId, api: HomeserverAPI, config: ChatClientConfig, media: MediaLoader,
        report: @escaping @Sendable (ConnectionStatus) -> Void,
        reportFailure: @escaping @Sendable (OutboxItem, ClientError) -> Void
    ) async throws {
        self.userID = userID
        self.api = api
        dependencies = config.dependencies
        directory = DirectoryFeed(api: api, dependencies: config.dependencies)
        pictureDecoder = config.pictureDecoder
        folder = SessionFolder(userID: userID, storeFolder: config.storeFolder)
        MainThreadGuard.check("a store to be opened")
        try folder.create()
        let hub = SessionHub()
        self.hub = hub
        do {
            lock = folder.isTemporary ? nil : try StoreLock(folder.lock)
            if let file = folder.database {
                let repair = StoreRepair(file: URL(filePath: file), userID: userID, now: dependencies.now) {
                    hub.publish($0)
                }
                (store, recovery) = try await repair.open()
                reader = try StoreReader(file: file, damage: store.damage)
            } else {
                store = try UserStore(file: nil, userID: userID, now: dependencies.now) { hub.publish($0) }
                (reader, recovery) = (store, nil)
            }
            hub.index.apply(try await store.newestChannels(limit: Self.firstChannels))
        } catch {
            throw ClientError(wrapping: error)
        }
        let sender = OutboxSender(api: api, store: store, userID: userID) { await media.adopt($1, for: $0) }
        let outbox = Outbox(store: store, sender: sender, dependencies: dependencies, report: reportFailure)
        self.outbox = outbox
        let since = try await store.read { try $0.meta(.syncToken) }
        engine = SyncEngine(
            api: api, store: store, index: hub.index, since: since, timelineLimit: config.timelineLimit,
            dependencies: dependencies
        ) { status in
            if status.isConnected {
                hub.connected()
                Task { await outbox.retryNow() }
            }
            report(status)
        }
        draftSender.follow(self)
    }

    func keep(_ surroundings: Surroundings) { self.surroundings.withLock { $0 = surroundings } }

    /// Brings the channels that are not in memory yet there. Who asks again meanwhile waits for the same.
    func loadChannels() async {
        let task = loading.withLock { loading in
            if let loading { return loading }
            let task = Task { [store] in
                var row: Int? = 0
                while let last = row, !Task.isCancelled {
                    row = try? await store.publishChannels(after: last, limit: Self.channelsAtATime)
                }
            }
            loading = task
            return task
        }
        await task.value
    }

    /// Runs something that ends with the session at the latest.
    func run(_ body: @escaping @Sendable () async -> Void) { tasks.run(body) }

    func start() async throws {
        await engine.start()
        try await outbox.start()
    }

    func stop() async {
        surroundings.withLock { $0 = nil }
        loading.withLock { $0 }?.cancel()
        await engine.stop()
        await outbox.stop()
        await directory.stop()
        await tasks.close()
        api.tokens.close()
        api.transport.close()
        if folder.isTemporary { folder.remove() }
        lock?.release()
    }

    /// What the kernel does when a process dies.
    func releaseLock() { lock?.release() }

    /// Puts something into the outbox of a channel and has it sent.
    @discardableResult
    func compose<Value: Sendable>(
        in cid: ChannelId, _ body: @Sendable (_ transaction: StoreTransaction, _ room: Int) throws -> Value
    ) async throws -> Value {
        guard let roomID = index.record(cid)?.roomID else {
            throw ClientError(.notFound, "There is no channel \(cid) here; synchronize it first")
        }
        let (room, value) = try await store.write { transaction in
            guard let room = try transaction.row(ofRoom: roomID) else {
                throw ClientError(.notFound, "There is no channel \(cid) here")
            }
            return (room, try body(transaction, room))
        }
        await outbox.send(room: room)
        return value
    }

    /// Waits until the sync has brought a room the way it is expected, after a request that causes it.
    ///
    /// - Parameter isExpected: What must have come too: a homeserver may tell about a room that is still being made.
    func waitUntilListed(
        roomID: String, as membership: Membership = .joined,
        where isExpected: @escaping @Sendable (ChannelRecord) -> Bool = { _ in true }
    ) async throws -> ChannelRecord {
        let record = try await withThrowingTaskGroup(of: ChannelRecord?.self) { group in
            group.addTask { [index] in
                await index.first {
                    $0.roomID == roomID && $0.channel.membership == membership && isExpected($0)
                }
            }
            group.addTask { [dependencies] in
                try await dependencies.sleep(.seconds(30))
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        guard let record else {
            throw ClientError(.unreachable, "The homeserver did not tell about \(roomID) in time")
        }
        return record
    }
}
