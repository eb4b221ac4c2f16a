import Foundation

extension Publisher {
    /// Writes all that passes by to the standard output, or to a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self>
    {
        let start = prefix.isEmpty ? "" : prefix + ": "
        let target = PrintTarget(stream)
        return handleEvents(
            receiveSubscription: { target.write(start + "receive subscription: (\($0))") },
            receiveOutput: { target.write(start + "receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: target.write(start + "receive finished")
                case .failure(let error): target.write(start + "receive error: (\(error))")
                }
            }, receiveCancel: { target.write(start + "receive cancel") },
            receiveRequest: { target.write(start + "request \($0)") })
    }

    /// Stops in the debugger when a closure answers true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        func stop(_ isDue: Bool?) { if isDue == true { raise(SIGTRAP) } }
        return handleEvents(
            receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
            receiveCompletion: { stop(receiveCompletion?($0)) })
    }

    /// Stops in the debugger at a failure.
    public func breakpointOnError() -> Publishers.HandleEvents<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }

    /// Takes a failure for a mistake in the program: it stops with a message.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.Catch<Self, Empty<Output, Never>> {
        self.catch { error -> Empty<Output, Never> in
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
        }
    }
}

/// Where `print` writes. The lock keeps lines of several threads apart.
private final class PrintTarget {
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(_ stream: (any TextOutputStream)?) { self.stream = stream }

    func write(_ line: String) {
        lock.withLock {
            if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
        }
    }
}
