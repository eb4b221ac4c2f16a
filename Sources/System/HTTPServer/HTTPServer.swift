internal import CMicroHTTPD
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

    private let core: ServerCore
    private let daemon: Mutex<OpaquePointer?>

    /// Starts to listen and serve.
    ///
    /// - Parameters:
    ///   - port: 0 takes a free one.
    /// - Throws: ``HTTPServerError``.
    public init(
        router: Router, address: String = "127.0.0.1", port: Int = 0, options: Options = Options()
    ) throws(HTTPServerError) {
        let socket = try ListeningSocket(address: address, port: port)
        let core = ServerCore(router: router)
        var settings = options.settings
        settings.listen_socket = socket.descriptor
        settings.context = Unmanaged.passUnretained(core).toOpaque()
        settings.opened = { context, target, connection in
            guard let context, let target, let connection else { return nil }
            let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
            return Unmanaged.passRetained(core.open(String(cString: target), on: connection)).toOpaque()
        }
        settings.access = { context, _, _, method, _, piece, pieceSize, request in
            guard let context, let method, let pieceSize, let request = request?.pointee else { return parlor_http_no }
            let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
            let exchange = Unmanaged<Exchange>.fromOpaque(request).takeUnretainedValue()
            let bytes = UnsafeRawBufferPointer(start: piece, count: pieceSize.pointee)
            pieceSize.pointee = 0
            return core.advance(
                exchange, method: String(cString: method), piece: bytes.assumingMemoryBound(to: UInt8.self))
        }
        settings.completed = { context, _, request, _ in
            guard let request, let opaque = request.pointee else { return }
            request.pointee = nil
            let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue()
            exchange.close()
            exchange.core.exchanges.remove(exchange)
        }
        guard let daemon = parlor_http_start(&settings) else {
            close(socket.descriptor)
            core.disconnects.stop()
            throw .system(code: errno, message: "libmicrohttpd refused to start")
        }
        self.core = core
        self.daemon = Mutex(daemon)
        self.port = socket.port
    }

    deinit { halt() }

    /// Stops serving.
    ///
    /// New connections and requests are refused at once. Running handlers may finish for as long as `graceful`, then
    /// their tasks are cancelled; whoever ignores that for another second is answered with 503 in its stead.
    public func stop(graceful: Duration = .seconds(5)) async {
        core.exchanges.enter(.stopping)
        daemon.withLock { daemon in
            let socket = daemon.map { MHD_quiesce_daemon($0) } ?? -1
            if socket >= 0 { close(socket) }
        }
        if await !isDrained(within: graceful) {
            core.exchanges.enter(.cancelling)
            for exchange in core.exchanges.open { exchange.cancel() }
            if await !isDrained(within: .seconds(1)) {
                abandonRunning()
                _ = await isDrained(within: .seconds(1))
            }
        }
        halt()
    }

    private func isDrained(within limit: Duration) async -> Bool {
        let deadline = ContinuousClock.now + limit
        while !core.exchanges.isEmpty {
            if ContinuousClock.now >= deadline { return false }
            // Deliberately not cancellable: a stop that is cut short would leave sockets open.
            await Task { try? await Task.sleep(for: .milliseconds(2)) }.value
        }
        return true
    }

    private func abandonRunning() {
        for exchange in core.exchanges.open {
            exchange.finish(with: PreparedResponse(abandonedBy: core.router))
        }
    }

    /// Closes everything that is still open. libmicrohttpd must not be stopped while a connection is suspended.
    private func halt() {
        daemon.withLock { slot in
            guard let daemon = slot else { return }
            slot = nil
            core.exchanges.enter(.cancelling)
            let socket = MHD_quiesce_daemon(daemon)
            if socket >= 0 { close(socket) }
            for exchange in core.exchanges.open { exchange.cancel() }
            abandonRunning()
            MHD_stop_daemon(daemon)
            core.disconnects.stop()
        }
    }
}
