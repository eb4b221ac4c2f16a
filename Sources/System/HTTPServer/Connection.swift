internal import CEpoll
internal import Glibc

/// One client's connection. It belongs to its event loop's thread, and is never touched from another.
///
/// The phases go round: `head` (the request line and headers arrive), `body`, `running` (the request is parked while
/// its handler works), `sending`, and `head` again. An answer after which the connection can't be used ends in
/// `lingering`: what the client still sends is dropped until it closes, because closing first would reset the
/// connection and might destroy the answer on its way.
final class Connection {
    enum Phase {
        case head
        case body(IncomingRequest)
        case running(Task<Void, Never>?)
        case sending
        case lingering
        case closed
    }

    unowned let loop: EventLoop
    let socket: Int32
    /// What epoll calls this connection. Never used twice, unlike the socket's number.
    let key: UInt64
    let remoteAddress: String

    var phase = Phase.head {
        didSet { if isBusy != wasBusy { noteBusy() } }
    }
    /// Bytes that arrived and belong to nothing yet.
    var input: [UInt8] = []
    var output = Output()
    var keepsAlive = true
    var isHead = false
    /// The number of the current request, so that an answer which comes too late finds nobody.
    var requestNumber: UInt32 = 0
    /// The client has closed its side.
    var isHungUp = false
    var lastActivity: ContinuousClock.Instant
    /// When the first byte of an incomplete head arrived.
    var headStarted: ContinuousClock.Instant?
    private(set) var interest: UInt32 = 0
    private var wasBusy = false

    init(socket: Int32, key: UInt64, remoteAddress: String, loop: EventLoop) {
        self.socket = socket
        self.key = key
        self.remoteAddress = remoteAddress
        self.loop = loop
        lastActivity = loop.now
    }

    /// Whether a request is being worked on. A graceful stop waits for these.
    var isBusy: Bool {
        switch phase {
        case .body, .running, .sending: true
        case .head, .lingering, .closed: false
        }
    }

    var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    func handle(events: UInt32) {
        let hasHungUp = events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
        switch phase {
        case .running:
            if hasHungUp {
                hangUp()
            } else {
                listen(for: EPOLLRDHUP.rawValue)  // the next request, sent early: it can wait in the kernel
            }
        case .sending: sendOutput()
        case .head, .body, .lingering: receive()
        case .closed: break
        }
    }

    /// Nobody waits for the answer any more.
    func hangUp() {
        isHungUp = true
        keepsAlive = false
        listen(for: nil)  // otherwise epoll would report it without end
        cancelHandler()
    }

    func cancelHandler() {
        if case .running(let task) = phase { task?.cancel() }
    }

    func close() {
        guard socket >= 0 else { return }
        if case .closed = phase { return }
        cancelHandler()
        phase = .closed
        loop.forget(self)
        Glibc.close(socket)
    }

    /// Sets what epoll reports; nil takes the socket out.
    func listen(for events: UInt32?) {
        let wanted = events ?? 0
        guard wanted != interest else { return }
        loop.setInterest(of: self, from: interest, to: wanted)
        interest = wanted
    }

    private func noteBusy() {
        wasBusy = isBusy
        loop.shared.busyConnections.wrappingAdd(isBusy ? 1 : -1, ordering: .acquiringAndReleasing)
    }
}
