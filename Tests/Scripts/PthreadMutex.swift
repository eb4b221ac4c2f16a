import Foundation

/// Stands in for the standard library's `Mutex` in `./parlor sanitize`.
///
/// That one waits with the futex call, in a library that is not instrumented, so ThreadSanitizer sees no lock and reports
/// what the lock protects. It knows the locks of pthread.
final class Mutex<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private nonisolated(unsafe) var content: Content

    /// A value without size would have the address of the object itself, and each use of it be taken for a change of that.
    private struct Content {
        var value: Value
        var size: UInt8 = 0
    }

    init(_ value: consuming sending Value) {
        content = Content(value: value)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&content.value)
    }
}
