import CEpoll
import Foundation

/// Waits for many sockets at once and calls back, on the thread that runs it.
final class LoadLoop {
    private let epoll = epoll_create1(0)
    private var connections: [Int32: LoadConnection] = [:]
    /// What is being received: thousands of connections share it.
    let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)

    func add(_ connection: LoadConnection, _ socket: Int32) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = socket
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event) == 0 else { fatalError("epoll: \(errno)") }
        connections[socket] = connection
    }

    func remove(_ socket: Int32) { connections[socket] = nil }

    /// Handles what arrives until `done` says so, which is asked after every wake and at least every 5 ms.
    func run(until done: () -> Bool) {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        while !done() {
            let count = epoll_wait(epoll, &events, Int32(events.count), 5)
            for index in 0..<max(0, Int(count)) { connections[events[index].data.fd]?.receive() }
        }
    }

    deinit {
        close(epoll)
        scratch.deallocate()
    }
}
