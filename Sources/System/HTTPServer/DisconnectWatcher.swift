internal import CMicroHTTPD
internal import Glibc
import Synchronization

/// Notices that a client hung up while its request is parked.
///
/// libmicrohttpd takes a suspended connection out of its own epoll set and so doesn't see it close. This is a second
/// set with only the parked sockets in it, on one thread for the whole server.
final class DisconnectWatcher: Sendable {
    private let epoll: Int32
    private let wakeUp: Int32
    private let thread: pthread_t

    private static let stopSignal = UInt64.max

    /// - Parameter onDisconnect: receives the id of the exchange, on the watcher's thread.
    init(onDisconnect: @escaping @Sendable (UInt64) -> Void) {
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeUp = eventfd(0, Int32(EFD_CLOEXEC))
        precondition(epoll >= 0 && wakeUp >= 0, "no descriptors left for the HTTP server")
        let loop = Loop(epoll: epoll, onDisconnect: onDisconnect)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                Unmanaged<Loop>.fromOpaque(context!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(loop).toOpaque())
        precondition(code == 0, "no thread left for the HTTP server")
        self.thread = thread
        add(wakeUp, events: EPOLLIN.rawValue, id: Self.stopSignal)
    }

    func watch(_ exchange: Exchange) {
        add(
            parlor_http_socket(exchange.connection), events: EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue,
            id: exchange.id)
    }

    func unwatch(_ exchange: Exchange) {
        epoll_ctl(epoll, EPOLL_CTL_DEL, parlor_http_socket(exchange.connection), nil)
    }

    /// Ends the thread. Nothing may be watched any more.
    func stop() {
        eventfd_write(wakeUp, 1)
        pthread_join(thread, nil)
        close(epoll)
        close(wakeUp)
    }

    private func add(_ descriptor: Int32, events: UInt32, id: UInt64) {
        var event = epoll_event(events: events, data: epoll_data_t(u64: id))
        epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
    }

    private final class Loop: Sendable {
        let epoll: Int32
        let onDisconnect: @Sendable (UInt64) -> Void

        init(epoll: Int32, onDisconnect: @escaping @Sendable (UInt64) -> Void) {
            self.epoll = epoll
            self.onDisconnect = onDisconnect
        }

        func run() {
            var events = [epoll_event](repeating: epoll_event(), count: 64)
            while true {
                let count = epoll_wait(epoll, &events, Int32(events.count), -1)
                if count < 0 && errno != EINTR { return }
                for event in events.prefix(Int(max(count, 0))) {
                    if event.data.u64 == DisconnectWatcher.stopSignal { return }
                    onDisconnect(event.data.u64)
                }
            }
        }
    }
}
