import Foundation
internal import SQLite
import Synchronization

/// Takes note when a store turns out to be damaged while it is in use.
///
/// A mark is left beside the file, so that the store is set aside (``StoreRepair``) when it is opened the next time, at the latest.
final class StoreDamage: Sendable {
    private let file: String?
    private let state = Mutex(State())

    private struct State {
        var isDamaged = false
        var found: (@Sendable () -> Void)?
    }

    /// - Parameter file: Nil: in memory.
    init(file: String?) {
        self.file = file
    }

    /// - Parameter found: Called once, when damage is found or has been found already.
    func whenFound(_ found: @escaping @Sendable () -> Void) {
        let isDamaged = state.withLock { state in
            state.found = found
            return state.isDamaged
        }
        if isDamaged { found() }
    }

    /// - Returns: The error as one of ours.
    func noting(_ error: any Error) -> any Error {
        guard let error = error as? SQLiteError else { return error }
        if error.kind == .corrupt || error.kind == .notADatabase { note() }
        return ClientError(wrapping: error)
    }

    private func note() {
        let found = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isDamaged else { return nil }
            state.isDamaged = true
            return state.found
        }
        if let file {
            try? Data().write(to: StoreRepair.marker(of: URL(filePath: file)))
        }
        found?()
    }
}
