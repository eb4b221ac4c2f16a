import Foundation

/// Stands in for the standard library's `Mutex` in `./parlor sanitize`.
///
/// That one waits with the futex call, in a library that is not instrumented, so ThreadSanitizer sees no lock and reports
/// what the lock protects. It knows the locks of pthread.
final class Mutex<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    // Comes last: a value without size would have the address of what follows it, and be taken for that.
    private nonisolated(unsafe) var value: Value

    init(_ value: consuming sending Value) {
        self.value = value
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
        return try body(&value)
    }
}
