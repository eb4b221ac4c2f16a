import Dispatch

/// Runs an actor on a thread of its own queue.
///
/// SQLite blocks the thread while the disk works. The shared pool has as many threads as the machine has cores, so on a small one
/// two blocked actors would stop everything else.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
