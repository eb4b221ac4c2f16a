import Foundation

/// A lock with the value that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    public init(uncheckedState initialState: State) { state = initialState }
    public convenience init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    public func lockIfAvailable() -> Bool { mutex.try() }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }
    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}

@available(*, unavailable, message: "Use OSAllocatedUnfairLock, NSLock or Synchronization's Mutex")
public struct os_unfair_lock {}

@available(*, unavailable, message: "Measure with ContinuousClock, and write the duration with a Logger")
public struct OSSignposter {}
