internal import Glibc
import Synchronization

/// An HTTP/1.1 server in which every handler is an async function.
///
/// One or a few threads poll all sockets. A request is read up to its route's limit, then its connection is parked
/// while the handler runs as a task: a long poll that waits for minutes costs no thread. When the client hangs up, the
/// task is cancelled.
///
/// ```swift
/// var router = Router()
/// router.on(.get, "/hello/{name}") { .text("Hello \($0.parameters["name"]!)") }
/// let server = try HTTPServer(router: router)
/// print("http://127.0.0.1:\(server.port)")
/// await server.stop()
/// ```
public final class HTTPServer: Sendable {
    /// The port that is listened on, also when 0 was asked for.
    public let port: Int

    private let state: ServerState
    private let socket: Int32
    private let threads: [LoopThread]
    private let isListening = Mutex(true)
    private let isHalted = Mutex(false)

    /// Starts to listen and serve.
    ///
    /// - Parameters:
    ///   - address: an address of this machine; `0.0.0.0` or `::` for all of them.
    ///   - port: 0 takes a free one.
    /// - Throws: ``HTTPServerError``.
    public init(
        router: Router, address: String = "127.0.0.1", port: Int = 0, options: Options = Options()
    ) throws(HTTPServerError) {
        let listener = try ListeningSocket(address: address, port: port)
        let state = ServerState(router: router)
        self.state = state
        self.port = listener.port
        socket = listener.descriptor
        threads = (0..<max(1, options.pollingThreads)).map { _ in
            LoopThread(EventLoop(listener: listener.descriptor, shared: state, options: options))
        }
    }

    /// How many connections are open.
    public var connections: Int { state.openConnections.load(ordering: .relaxed) }

    deinit { halt() }

    /// Stops serving.
    ///
    /// New connections and requests are refused at once. Running handlers may finish for as long as `graceful`, then
    /// their tasks are cancelled; whoever ignores that for another second is answered with 503 in its stead.
    public func stop(graceful: Duration = .seconds(5)) async {
        state.enter(.stopping)
        stopListening()
        if await !isDrained(within: graceful) {
            state.enter(.cancelling)
            post(.cancelHandlers)
            if await !isDrained(within: .seconds(1)) {
                post(.abandonHandlers)
                _ = await isDrained(within: .seconds(1))
            }
        }
        halt()
    }

    private func isDrained(within limit: Duration) async -> Bool {
        let deadline = ContinuousClock.now + limit
        while state.busyConnections.load(ordering: .acquiring) > 0 {
            if ContinuousClock.now >= deadline { return false }
            // In a task of its own, which isn't cancelled with the caller: a stop cut short would leave sockets open.
            await Task { try? await Task.sleep(for: .milliseconds(2)) }.value
        }
        return true
    }

    private func stopListening() {
        isListening.withLock { isListening in
            guard isListening else { return }
            isListening = false
            post(.stopAccepting)
            shutdown(socket, Int32(SHUT_RDWR))  // refuses from now on, whenever the loops get to it
        }
    }

    /// Closes everything that is still open.
    private func halt() {
        isHalted.withLock { isHalted in
            guard !isHalted else { return }
            isHalted = true
            state.enter(.cancelling)
            stopListening()
            post(.halt)
            for thread in threads { thread.join() }
            close(socket)
        }
    }

    private func post(_ message: EventLoop.Message) {
        for thread in threads { thread.loop.post(message) }
    }
}
