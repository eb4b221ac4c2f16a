import Foundation

/// Keeps two demos from working in one folder. It ends with the process, however that ends.
final class DemoLock: Sendable {
    private let descriptor: Int32

    /// Nil when another process has the folder.
    ///
    /// - Throws: ``CommandFailure`` when the folder can't be made or written.
    init?(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("The data folder \(folder) can't be made.")
        }
        descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure("The data folder \(folder) can't be written: \(String(cString: strerror(errno))).")
        }
        // `deinit` runs then too, all properties being set, and closes the file.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    }

    deinit { close(descriptor) }
}
