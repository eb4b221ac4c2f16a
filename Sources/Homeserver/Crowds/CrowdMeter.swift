import Synchronization

/// What an operator may want to know of open rooms.
final class CrowdMeter: Sendable {
    /// Memberships that end by themselves.
    let visits = Atomic(0)
    /// Requests for changes of the directory that wait.
    let watchers = Atomic(0)
    /// Messages that waited for a beat because a room was written in too fast.
    let heldBack = Atomic(0)
}
