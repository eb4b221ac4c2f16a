internal import CMicroHTTPD
import Synchronization

/// One request and its answer, from the request line to the last byte sent.
///
/// libmicrohttpd calls in on its polling thread. Once the body is complete the connection is *suspended*: it costs a
/// socket and its memory pool, no thread. The handler runs as a task, and its answer resumes the connection.
final class Exchange: @unchecked Sendable {  // `state` is under its lock; the rest belongs to the polling thread
    enum Phase {
        case opened
        case receiving
        case running
        case answered(PreparedResponse)
        /// The connection has what it needs, or is gone.
        case finished
    }

    let id: UInt64
    let core: ServerCore
    let connection: OpaquePointer
    let target: Target?
    var incoming: IncomingRequest?
    private let state = Mutex(State())

    private struct State {
        var phase = Phase.opened
        var task: Task<Void, Never>?
        /// Set by a cancellation that came between the start of the task and its being known.
        var isCancelled = false
    }

    init(id: UInt64, core: ServerCore, connection: OpaquePointer, target: String) {
        self.id = id
        self.core = core
        self.connection = connection
        self.target = Target(target)
    }

    var phase: Phase { state.withLock { $0.phase } }

    func startReceiving(_ request: IncomingRequest) {
        incoming = request
        state.withLock { $0.phase = .receiving }
    }

    /// Parks the connection and runs the handler.
    func run(_ handler: @escaping @Sendable () async -> PreparedResponse) {
        state.withLock { $0.phase = .running }
        MHD_suspend_connection(connection)
        core.disconnects.watch(self)
        let task = Task { finish(with: await handler()) }
        let isCancelled = state.withLock { state in
            if case .running = state.phase { state.task = task }
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Wakes the connection with its answer. Only the first call counts.
    func finish(with response: PreparedResponse) {
        let isFirst = state.withLock { state in
            guard case .running = state.phase else { return false }
            state.phase = .answered(response)
            state.task = nil
            return true
        }
        guard isFirst else { return }
        core.disconnects.unwatch(self)  // before resuming: afterwards the socket's number may be another connection's
        MHD_resume_connection(connection)
    }

    /// Tells the handler that nobody waits for its answer any more.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            return state.task
        }?.cancel()
    }

    /// The connection is done with this request, or closed.
    func close() {
        state.withLock { state in
            state.phase = .finished
            defer { state.task = nil }
            return state.task
        }?.cancel()
    }
}
