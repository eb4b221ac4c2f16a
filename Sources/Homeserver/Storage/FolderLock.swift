import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Keeps a second server away from a data folder: two would give the same positions to different events.
///
/// The lock belongs to the process; the system takes it back however the process ends.
final class FolderLock: Sendable {
    private let descriptor: Mutex<Int32>

    /// - Throws: ``Homeserver/StartError/folderInUse(_:)`` while another server works in the folder.
    init(_ folder: String) throws {
        let descriptor = open(folder + "/homeserver.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Homeserver.StartError.folderNotWritable(folder, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw Homeserver.StartError.folderInUse(folder)
        }
        self.descriptor = Mutex(descriptor)
    }

    deinit { release() }

    func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }
}
