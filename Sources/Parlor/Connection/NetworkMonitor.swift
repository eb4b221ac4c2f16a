import Dispatch
import Foundation
import Synchronization

/// Says when this machine has got another network: an address or a route came or went.
///
/// On Linux the kernel tells through a netlink socket. It also tells of much that changes nothing, such as lifetimes of addresses that
/// were renewed; so what counts is whether the addresses differ from those of the last time. Where there is no such socket (a
/// sandbox may forbid it) nothing is told, and a broken connection is found out by its timeout.
///
/// `@unchecked Sendable`: a dispatch source may be cancelled from anywhere.
final class NetworkMonitor: @unchecked Sendable {
    private let source: (any DispatchSourceRead)?

    /// - Parameter changed: Called on a queue of the monitor's, not more often than twice a second.
    init(changed: @escaping @Sendable () -> Void) {
        guard let socket = Self.openSocket() else {
            source = nil
            return
        }
        let queue = DispatchQueue(label: "parlor.network-monitor")
        let watch = AddressWatch()
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler {
            Self.drain(socket)
            // News come in bursts: look when they are over.
            guard watch.beginWaiting() else { return }
            queue.asyncAfter(deadline: .now() + 0.5) { if watch.hasChanged() { changed() } }
        }
        source.setCancelHandler { close(socket) }
        source.resume()
        self.source = source
    }

    deinit { source?.cancel() }

    /// `MSG_DONTWAIT`, which is imported as different types on different systems.
    private static let doNotWait: Int32 = 0x40

    private static func drain(_ socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 8192)
        while recv(socket, &buffer, buffer.count, Self.doNotWait) > 0 {}
    }

    private static func openSocket() -> Int32? {
        #if os(Linux)
            // The headers of netlink are in no module; these numbers are part of the kernel's interface.
            let (netlink, route) = (Int32(16), Int32(0))
            let (raw, closeOnExec) = (Int32(3), Int32(0o2_000_000))
            let links: UInt32 = 0x1
            let addresses: UInt32 = 0x10 | 0x100
            let routes: UInt32 = 0x40 | 0x400
            let descriptor = socket(netlink, raw | closeOnExec, route)
            guard descriptor >= 0 else { return nil }
            // struct sockaddr_nl: family, padding, port, groups.
            var address: [UInt32] = [UInt32(netlink), 0, links | addresses | routes]
            let size = socklen_t(address.count * 4)
            let isBound = address.withUnsafeMutableBytes { bytes in
                bind(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), size) == 0
            }
            if isBound { return descriptor }
            close(descriptor)
        #endif
        return nil
    }
}

/// Compares this machine's addresses with those of the last time.
private final class AddressWatch: Sendable {
    private let state = Mutex((addresses: AddressWatch.addresses(), isWaiting: false))

    /// - Returns: Whether nobody waits yet.
    func beginWaiting() -> Bool {
        state.withLock { state in
            defer { state.isWaiting = true }
            return !state.isWaiting
        }
    }

    func hasChanged() -> Bool {
        let new = Self.addresses()
        return state.withLock { state in
            defer { state = (new, false) }
            return state.addresses != new
        }
    }

    /// Interfaces that are up, with their addresses; loopback counts, as a homeserver may be on this machine.
    private static func addresses() -> Set<String> {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: Set<String> = []
        let isUp: UInt32 = 1
        var next = list
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard interface.ifa_flags & isUp != 0, let address = interface.ifa_addr else { continue }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 else { continue }
            let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            var host = [CChar](repeating: 0, count: 256)
            guard getnameinfo(address, socklen_t(size), &host, 256, nil, 0, NI_NUMERICHOST) == 0 else { continue }
            let text = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            found.insert("\(String(cString: interface.ifa_name)) \(String(decoding: text, as: UTF8.self))")
        }
        return found
    }
}
