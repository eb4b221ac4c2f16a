/// Whether the client hears from its homeserver.
public enum ConnectionStatus: Hashable, Sendable {
    /// Nobody is connected, and nothing is being tried.
    case disconnected(ClientError?)
    /// The first answer has not come yet.
    case connecting
    /// The client hears of everything at once.
    case connected
    /// The connection broke; after `delay` it is tried again. What is stored stays readable, what is composed waits.
    case waiting(attempt: Int, delay: Duration, ClientError)

    /// Whether it is ``connected``.
    public var isConnected: Bool { self == .connected }
}
