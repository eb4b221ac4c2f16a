/// Whether the client hears from its homeserver.
public enum ConnectionStatus: Hashable, Sendable {
    /// Nobody is connected, and nothing is being tried.
    case disconnected(ClientError?)
    case connecting
    case connected
    /// The connection broke; after `delay` it is tried again. What is stored stays readable, what is composed waits.
    case waiting(attempt: Int, delay: Duration, ClientError)

    public var isConnected: Bool { self == .connected }
}
