import Dispatch
import Foundation

/// Waits for Ctrl-C or a polite request to end. A second one ends the program at once.
final class StopSignal: @unchecked Sendable {  // never changes after init
    private let arrivals: AsyncStream<Int32>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (arrivals, continuation) = AsyncStream.makeStream(of: Int32.self)
        self.arrivals = arrivals
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)  // the source takes its place
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let count = Counter()
            source.setEventHandler {
                if count.increment() > 1 { exit(128 + number) }
                continuation.yield(number)
            }
            source.activate()
            return source
        }
    }

    /// Returns when a signal has come; at once when it came before.
    func wait() async {
        for await _ in arrivals { return }
    }

    private final class Counter: @unchecked Sendable {  // used on the source's queue only
        private var value = 0
        func increment() -> Int {
            value += 1
            return value
        }
    }
}
