import Foundation
internal import JSON

/// The store alone, for benchmarks: what it takes to read a sync response and to apply it.
package struct StoreProbe: Sendable {
    private let store: UserStore

    package init(folder: URL, userID: UserId) throws {
        let folder = SessionFolder(userID: userID, storeFolder: folder)
        try folder.create()
        store = try UserStore(file: folder.database, userID: userID, now: { Date() }) { _ in }
    }

    /// Parses a response and stores it.
    ///
    /// - Returns: How long each took.
    package func apply(_ sync: [UInt8]) async throws -> (parsing: Duration, applying: Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        guard let response = SyncResponse(try JSONDocument(parsing: sync)) else {
            throw ClientError(.serverFault, "This is no sync response")
        }
        let parsed = clock.now
        try await store.write { try $0.apply(response, since: nil) }
        return (parsed - start, clock.now - parsed)
    }

    /// Lets the store be opened without asking a homeserver who the user is.
    package func signIn() async throws {
        try await store.write { transaction in
            try transaction.save(
                Credentials(userID: store.userID, deviceID: "BENCH", token: SessionToken(accessToken: "token")))
        }
    }
}

extension ChatClient {
    /// How many channels are in memory.
    package var knownChannelCount: Int { state.withLock { $0.session }?.index.count ?? 0 }
}
