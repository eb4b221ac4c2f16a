import Foundation
internal import SQLite

/// Opens a user's store whatever state its file is in.
struct StoreRepair {
    let file: URL
    let userID: UserId
    let now: @Sendable () -> Date
    let publish: @Sendable (StoreUpdate) -> Void

    /// Left behind by a session that met damage in a store that had opened well.
    static func marker(of file: URL) -> URL { file.appendingPathExtension("damaged") }

    /// Blocks; not for the main thread.
    ///
    /// - Throws: ``ClientError``, when not even a new store can be made.
    func open() async throws -> (store: UserStore, recovery: StoreRecovery?) {
        let reason: StoreRecovery.Reason
        let marker = Self.marker(of: file)
        if FileManager.default.fileExists(atPath: marker.path(percentEncoded: false)) {
            reason = .damaged
        } else {
            do {
                return (try makeStore(), nil)
            } catch let error as SQLiteError {
                switch error.kind {
                case .corrupt, .notADatabase: reason = .damaged
                case .newerSchema: reason = .newerVersion
                default: throw error
                }
            }
        }
        let aside = try setAside()
        try? FileManager.default.removeItem(at: marker)
        let store = try makeStore()
        let rescued = try await store.write { try OutboxRescue(from: aside, to: $0).run() }
        return (store, StoreRecovery(reason: reason, setAside: aside, rescuedOperations: rescued))
    }

    private func makeStore() throws -> UserStore {
        try UserStore(file: file.path(percentEncoded: false), userID: userID, now: now, publish: publish)
    }

    /// Renames the file, with what SQLite keeps beside it.
    private func setAside() throws -> URL {
        let time = now().formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        var name = "store-damaged-\(time).sqlite"
        let folder = file.deletingLastPathComponent()
        var number = 1
        while FileManager.default.fileExists(atPath: folder.appending(path: name).path(percentEncoded: false)) {
            number += 1
            name = "store-damaged-\(time)-\(number).sqlite"
        }
        for suffix in ["", "-wal", "-shm"] {
            let source = folder.appending(path: file.lastPathComponent + suffix)
            guard FileManager.default.fileExists(atPath: source.path(percentEncoded: false)) else { continue }
            do {
                try FileManager.default.moveItem(at: source, to: folder.appending(path: name + suffix))
            } catch {
                throw ClientError(.store, "The damaged store cannot be set aside: \(error.localizedDescription)")
            }
        }
        return folder.appending(path: name)
    }
}
