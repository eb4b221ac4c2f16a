import Foundation
import Synchronization

/// Waits for Ctrl-C or a polite request to end. A second one ends the program at once.
///
/// A signal handler may do next to nothing, so it writes a byte into a pipe that a thread reads. Ignoring the signals
/// and asking Dispatch for them would be shorter, but programs started from here would inherit the ignoring.
final class StopSignal: Sendable {
    private let arrivals: AsyncStream<Void>

    /// There is one set of signals in a process, so there is one pipe.
    private nonisolated(unsafe) static var writingEnd: Int32 = -1

    init() {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        let pipe = Pipe()
        Self.writingEnd = dup(pipe.fileHandleForWriting.fileDescriptor)
        let count = Atomic<Int>(0)
        PipeReader.start(pipe.fileHandleForReading) { data in
            if count.add(data.count, ordering: .relaxed).newValue > 1 { exit(130) }
            arrived.yield()
        }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(StopSignal.writingEnd, &byte, 1)
            }
        }
    }

    /// Returns when a signal has come; at once when it came before.
    func wait() async {
        for await _ in arrivals { return }
    }
}
