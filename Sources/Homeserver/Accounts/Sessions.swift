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
    private static let capacity = 50_000
    private let known = Mutex<[String: Session]>([:])
    private let lastDeviceKey: Mutex<Int>
    private let store: any EventStore

    init(store: any EventStore) throws {
        self.store = store
        lastDeviceKey = Mutex(try store.highestDeviceKey())
    }

    /// - Throws: `M_MISSING_TOKEN`, `M_UNKNOWN_TOKEN`.
    func session(of request: Request) throws -> Session {
        guard let token = request.accessToken else {
            throw MatrixError(.missingToken, status: 401, "An access token is needed.")
        }
        if let session = known.withLock({ $0[token] }) { return session }
        guard let device = try store.device(forTokenHash: Self.hash(token)) else {
            throw MatrixError(.unknownToken, status: 401, "The access token is not known.")
        }
        let session = Session(user: device.user, device: device.key, deviceID: device.id)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll() }
            known[token] = session
        }
        return session
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
        known.withLock { known in known = known.filter { !isEnded($0.value) } }
    }

    static func hash(_ token: String) -> [UInt8] { SHA256.hash(Array(token.utf8)) }
}
