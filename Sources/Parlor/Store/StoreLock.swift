import Foundation
import Synchronization

/// Keeps a second process, and a second client of this one, away from a user's store while it is open.
///
/// The lock is the kernel's: it goes with the process, however that ends.
final class StoreLock: Sendable {
    private let descriptor: Mutex<Int32?>

    /// - Throws: ``ClientError/Kind/storeInUse``, ``ClientError/Kind/store``.
    init(_ file: URL) throws {
        let path = file.path(percentEncoded: false)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOSPC { throw ClientError(.diskFull, "The disk is full; the store cannot be opened") }
            throw ClientError(.store, "The file \(path) cannot be opened (\(errno))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw ClientError(
                .storeInUse, "The store in \(file.deletingLastPathComponent().lastPathComponent) is open elsewhere")
        }
        self.descriptor = Mutex(descriptor)
    }

    deinit { release() }

    func release() {
        descriptor.withLock { descriptor in
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }
}
