import Crypto
import HTTPServer
import Matrix
import Synchronization

/// Who a request comes from.
struct Session: Sendable, Hashable {
    let user: UserID
    /// The device's key.
    let device: Int
    let deviceID: String
}

/// Finds sessions by access token. Those in use are in memory; only hashes of tokens are kept on the disk.
final class Sessions: Sendable {
    /// When and from where a session was last heard of.
    struct LastSeen: Sendable, Hashable {
        /// Milliseconds since 1970.
        var time: Int
        var address: String
    }

    /// A session, and what its use changes in the store: do that before the request is answered.
    struct Found: Sendable {
        let session: Session
        var changes: [StoreChange] = []
    }

    private struct Entry {
        let session: Session
        let generation: Int
        let expires: Int?
        var lastSeen: LastSeen
        /// When `lastSeen` was written down last.
        var stored = 0
    }

    private static let capacity = 50_000
    /// How long what the store says of a device's last use may be behind.
    private static let storingInterval = 600_000
    private let known = Mutex<[String: Entry]>([:])
    private let lastDeviceKey: Mutex<Int>
    private let store: any EventStore
    private let now: @Sendable () -> Int

    init(store: any EventStore, now: @escaping @Sendable () -> Int) throws {
        self.store = store
        self.now = now
        lastDeviceKey = Mutex(try store.highestDeviceKey())
    }

    /// - Throws: `M_MISSING_TOKEN`, `M_UNKNOWN_TOKEN`; with `soft_logout` when the session is there and only its token went
    ///   out of date.
    func find(_ request: Request) throws -> Found {
        guard let token = request.accessToken else {
            throw MatrixError(.missingToken, status: 401, "An access token is needed.")
        }
        let lastSeen = LastSeen(time: now(), address: request.remoteAddress)
        if let found = try touch(token, lastSeen) { return found }
        guard let stored = try store.accessToken(Self.hash(token)) else {
            throw MatrixError(.unknownToken, status: 401, "The access token is not known.")
        }
        let device = stored.device
        let session = Session(user: device.user, device: device.key, deviceID: device.id)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll() }
            // The first use of a refreshed token says that the client has it: those before it are not needed any more.
            if stored.generation > 0 {
                known = known.filter {
                    $0.value.session.device != device.key || $0.value.generation >= stored.generation
                }
            }
            known[token] = Entry(
                session: session, generation: stored.generation, expires: stored.expires, lastSeen: lastSeen,
                stored: device.lastSeen ?? 0)
        }
        var found = try touch(token, lastSeen) ?? Found(session: session)
        if stored.generation > 0 {
            found.changes.append(.endOlderTokens(device: device.key, below: stored.generation))
        }
        return found
    }

    func lastSeen(device: Int) -> LastSeen? {
        known.withLock { known in
            known.values.lazy.filter { $0.session.device == device }.map(\.lastSeen).max { $0.time < $1.time }
        }
    }

    /// A key that no device had before: events in the log refer to keys for ever.
    func nextDeviceKey() -> Int {
        lastDeviceKey.withLock { key in
            key += 1
            return key
        }
    }

    /// Forgets ended sessions. Call it after the end is stored.
    func forget(where isEnded: (Session) -> Bool) {
        known.withLock { known in known = known.filter { !isEnded($0.value.session) } }
    }

    private func touch(_ token: String, _ lastSeen: LastSeen) throws(MatrixError) -> Found? {
        let result: (found: Found, expires: Int?)? = known.withLock { known in
            guard let index = known.index(forKey: token) else { return nil }
            known.values[index].lastSeen = lastSeen
            let entry = known.values[index]
            var found = Found(session: entry.session)
            if lastSeen.time - entry.stored > Self.storingInterval {
                known.values[index].stored = lastSeen.time
                found.changes = [
                    .deviceSeen(entry.session.device, at: lastSeen.time, address: lastSeen.address)
                ]
            }
            return (found, entry.expires)
        }
        guard let result else { return nil }
        if let expires = result.expires, expires <= lastSeen.time {
            throw MatrixError(.unknownToken, status: 401, "The access token has expired.", isSoftLogout: true)
        }
        return result.found
    }

    static func hash(_ token: String) -> [UInt8] { SHA256.hash(Array(token.utf8)) }
}
