/// Why a server couldn't start.
public enum HTTPServerError: Error, Sendable, Equatable, CustomStringConvertible {
    case portInUse(Int)
    /// Ports below 1024 need rights.
    case notPermitted(port: Int)
    /// No address of this machine, or no address at all.
    case addressUnavailable(String)
    case system(code: Int32, message: String)

    public var description: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use by another program"
        case .notPermitted(let port): "not permitted to listen on port \(port)"
        case .addressUnavailable(let address): "cannot listen on the address \(address)"
        case .system(_, let message): "cannot start the HTTP server: \(message)"
        }
    }
}
