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
    /// When and from where a session was last heard of. Kept in memory only.
    struct LastSeen: Sendable, Hashable {
        /// Milliseconds since 1970.
        var time: Int
        var address: String
    }

    private struct Entry {
        let session: Session
        var lastSeen: LastSeen
    }

    private static let capacity = 50_000
    private let known = Mutex<[String: Entry]>([:])
    private let lastDeviceKey: Mutex<Int>
    private let store: any EventStore
    private let now: @Sendable () -> Int

    init(store: any EventStore, now: @escaping @Sendable () -> Int) throws {
        self.store = store
        self.now = now
        lastDeviceKey = Mutex(try store.highestDeviceKey())
    }

    /// - Throws: `M_MISSING_TOKEN`, `M_UNKNOWN_TOKEN`.
    func session(of request: Request) throws -> Session {
        guard let token = request.accessToken else {
            throw MatrixError(.missingToken, status: 401, "An access token is needed.")
        }
        let lastSeen = LastSeen(time: now(), address: request.remoteAddress)
        if let session = touch(token, lastSeen) { return session }
        guard let device = try store.device(forTokenHash: Self.hash(token)) else {
            throw MatrixError(.unknownToken, status: 401, "The access token is not known.")
        }
        let session = Session(user: device.user, device: device.key, deviceID: device.id)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll() }
            known[token] = Entry(session: session, lastSeen: lastSeen)
        }
        return session
    }

    func lastSeen(device: Int) -> LastSeen? {
        known.withLock { $0.values.first { $0.session.device == device }?.lastSeen }
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

    private func touch(_ token: String, _ lastSeen: LastSeen) -> Session? {
        known.withLock { known in
            guard let index = known.index(forKey: token) else { return nil }
            known.values[index].lastSeen = lastSeen
            return known.values[index].session
        }
    }

    static func hash(_ token: String) -> [UInt8] { SHA256.hash(Array(token.utf8)) }
}
