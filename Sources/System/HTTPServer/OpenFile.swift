internal import Glibc

/// A regular file, open for reading until nobody refers to it.
final class OpenFile: Sendable {
    let size: Int
    let descriptor: Int32

    /// Nil when there is no such file, or it can't be read.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        var info = stat()
        guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        self.descriptor = descriptor
        size = Int(info.st_size)
    }

    deinit { close(descriptor) }
}
