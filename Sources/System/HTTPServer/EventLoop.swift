internal import CEpoll
internal import Glibc
import Synchronization

/// One thread that waits for all sockets at once and never for anything else.
///
/// Why not libmicrohttpd 0.9.75, which was here first: it can't see a client hang up while its request is suspended; its
/// edge-triggered loop misses an end of stream that arrives together with data, which left dead connections open until
/// the idle timeout (75 s); and a parked request kept its memory pool. Measured on 2 cores: see ARCHITECTURE.md.
///
/// epoll is used level-triggered: an event that isn't dealt with is reported again.
final class EventLoop: @unchecked Sendable {  // confined to its thread; other threads only `post`
    enum Message: Sendable {
        case answer(PreparedResponse, connection: UInt64, request: UInt32)
        case stopAccepting
        case cancelHandlers
        /// Answers in the stead of handlers that don't.
        case abandonHandlers
        case halt
    }

    let shared: ServerState
    let options: HTTPServer.Options
    var targets = TargetCache()
    private(set) var now = ContinuousClock.now
    private(set) var date = ""

    private let listener: Int32
    private let epoll: Int32
    private let wakeUp: Int32
    private let mailbox = Mutex<[Message]>([])
    private var connections: [UInt64: Connection] = [:]
    private var nextKey: UInt64 = 16
    private var isAccepting = true
    private var isHalted = false
    private var lastSweep = ContinuousClock.now
    private let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 * 1024)

    private static let listenerKey: UInt64 = 1
    private static let wakeUpKey: UInt64 = 2

    init(listener: Int32, shared: ServerState, options: HTTPServer.Options) {
        self.listener = listener
        self.shared = shared
        self.options = options
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeUp = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        precondition(epoll >= 0 && wakeUp >= 0, "no descriptors left for the HTTP server")
        // Exclusive: a new connection wakes one of several loops.
        control(EPOLL_CTL_ADD, listener, EPOLLIN.rawValue | EPOLLEXCLUSIVE.rawValue, Self.listenerKey)
        control(EPOLL_CTL_ADD, wakeUp, EPOLLIN.rawValue, Self.wakeUpKey)
    }

    deinit {
        scratch.deallocate()
        Glibc.close(epoll)
        Glibc.close(wakeUp)
    }

    /// Hands a message to the loop's thread. May be called from any.
    func post(_ message: Message) {
        let isFirst = mailbox.withLock { mailbox in
            mailbox.append(message)
            return mailbox.count == 1
        }
        if isFirst { eventfd_write(wakeUp, 1) }
    }

    /// Serves until it is halted.
    func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        while !isHalted {
            let count = epoll_wait(epoll, &events, Int32(events.count), connections.isEmpty ? -1 : 1_000)
            now = .now
            date = shared.clock.httpDate()
            for event in events.prefix(Int(max(count, 0))) { handle(event) }
            sweepIfDue()
        }
        for connection in connections.values { connection.close() }
    }

    func withScratch<T>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> T) -> T { body(scratch) }

    func forget(_ connection: Connection) {
        if connections.removeValue(forKey: connection.key) != nil {
            shared.openConnections.subtract(1, ordering: .relaxed)
        }
    }

    func setInterest(of connection: Connection, from old: UInt32, to new: UInt32) {
        let operation = old == 0 ? EPOLL_CTL_ADD : new == 0 ? EPOLL_CTL_DEL : EPOLL_CTL_MOD
        control(operation, connection.socket, new, connection.key)
    }

    private func handle(_ event: epoll_event) {
        switch event.data.u64 {
        case Self.listenerKey: acceptConnections()
        case Self.wakeUpKey:
            var count: eventfd_t = 0
            eventfd_read(wakeUp, &count)
            let messages = mailbox.withLock { mailbox in
                defer { mailbox = [] }
                return mailbox
            }
            for message in messages { handle(message) }
        case let key: connections[key]?.handle(events: event.events)
        }
    }

    private func handle(_ message: Message) {
        switch message {
        case .answer(let response, let key, let request):
            guard let connection = connections[key], connection.isRunning, connection.requestNumber == request
            else { return }
            connection.send(response)
        case .stopAccepting:
            if isAccepting { control(EPOLL_CTL_DEL, listener, 0, 0) }
            isAccepting = false
        case .cancelHandlers:
            for connection in connections.values { connection.cancelHandler() }
        case .abandonHandlers:
            for connection in connections.values where connection.isRunning {
                connection.cancelHandler()
                connection.send(PreparedResponse(status: 503, shared.router))
            }
        case .halt: isHalted = true
        }
    }

    private func acceptConnections() {
        while isAccepting {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            let (socket, peer) = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    let socket = accept4(listener, $0, &length, flags)
                    return (socket, socket >= 0 ? numericAddress($0) : "")
                }
            }
            guard socket >= 0 else { return }
            guard connections.count < options.connectionsPerLoop else {
                Glibc.close(socket)
                continue
            }
            var on: Int32 = 1
            setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
            nextKey += 1
            let connection = Connection(socket: socket, key: nextKey, remoteAddress: peer, loop: self)
            connections[nextKey] = connection
            shared.openConnections.add(1, ordering: .relaxed)
            connection.listen(for: EPOLLIN.rawValue | EPOLLRDHUP.rawValue)
        }
    }

    /// Closes connections that have been silent for too long. Parked requests aren't silent: we are.
    private func sweepIfDue() {
        guard now - lastSweep >= .seconds(1) else { return }
        lastSweep = now
        for connection in connections.values {
            switch connection.phase {
            case .running, .closed: break
            case .lingering: if now - connection.lastActivity > .seconds(2) { connection.close() }
            case .head, .body, .sending:
                let isSlowHead = connection.headStarted.map { now - $0 > options.headTimeout } ?? false
                if isSlowHead || now - connection.lastActivity > options.idleTimeout { connection.close() }
            }
        }
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ events: UInt32, _ key: UInt64) {
        var event = epoll_event(events: events, data: epoll_data_t(u64: key))
        epoll_ctl(epoll, operation, descriptor, &event)
    }
}
