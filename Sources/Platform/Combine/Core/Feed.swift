/// The sending end of an ``Outlet``, without the type of its downstream, so that a subject can hold many of them.
///
/// Sending is in two steps: a subject enqueues to all its feeds under its own lock, so that every subscriber sees the
/// same order, and delivers after it has let go of the lock.
class Feed<Output, Failure: Error> {
    func enqueue(_ value: Output) {}
    func enqueue(_ completion: Subscribers.Completion<Failure>) {}
    func deliver() {}
}
