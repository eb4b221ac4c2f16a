internal import Glibc

/// A request's body in a file of its own, so that an upload takes disk and not memory.
///
/// The file goes with the last reference, unless it was moved to a place where it stays.
public final class BodyFile: @unchecked Sendable {  // written by its connection's loop only, before the handler gets it
    /// Bytes written so far.
    public private(set) var size = 0
    private let path: String
    private let descriptor: Int32
    private var isMoved = false

    /// Nil when the folder can't be written.
    init?(folder: String) {
        var template = Array((folder + "/upload-XXXXXX").utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit {
        close(descriptor)
        if !isMoved { unlink(path) }
    }

    /// - Returns: false when the disk takes no more.
    func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        size += bytes.count
        return true
    }

    /// Puts the file in its place, whole and on the disk. Blocks until the disk has it.
    ///
    /// - Parameter target: in a folder of the same file system.
    /// - Throws: ``HTTPServerError/system(code:message:)``.
    public func move(to target: String) throws(HTTPServerError) {
        guard fchmod(descriptor, 0o600) == 0, fsync(descriptor) == 0, rename(path, target) == 0 else {
            let code = errno
            throw .system(code: code, message: String(cString: strerror(code)))
        }
        isMoved = true
    }
}
