internal import CEpoll
internal import Glibc

/// The socket that new connections come in on, with a clear word on why there is none.
struct ListeningSocket {
    let descriptor: Int32
    let port: Int

    init(address: String, port: Int) throws(HTTPServerError) {
        guard (0...65535).contains(port) else { throw .system(code: EINVAL, message: "\(port) is no port") }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found else {
            throw .addressUnavailable(address)
        }
        defer { freeaddrinfo(info) }

        let type = info.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(info.pointee.ai_family, type, 0)
        guard descriptor >= 0 else { throw Self.error(address, port) }
        // A restart mustn't wait for the old connections' TIME_WAIT to end.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0, listen(descriptor, 1024) == 0
        else {
            let error = Self.error(address, port)
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        self.port = Self.boundPort(descriptor)
    }

    private static func error(_ address: String, _ port: Int) -> HTTPServerError {
        switch errno {
        case EADDRINUSE: .portInUse(port)
        case EACCES, EPERM: .notPermitted(port: port)
        case EADDRNOTAVAIL: .addressUnavailable(address)
        case let code: .system(code: code, message: String(cString: strerror(code)))
        }
    }

    private static func boundPort(_ descriptor: Int32) -> Int {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
            // The port stands at the same place for both families.
            return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        }
    }
}

/// The numeric address of a peer.
func numericAddress(_ address: UnsafePointer<sockaddr>?) -> String {
    guard let address else { return "" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { text in
        let family = Int32(address.pointee.sa_family)
        let raw = UnsafeRawPointer(address)
        let bytes =
            family == AF_INET6
            ? raw + MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)!
            : raw + MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)!
        guard inet_ntop(family, bytes, text.baseAddress!, socklen_t(text.count)) != nil else { return "" }
        return String(cString: text.baseAddress!)
    }
}
