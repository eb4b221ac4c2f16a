/// A publisher that starts when it is told to.
public protocol ConnectablePublisher: Publisher {
    /// Starts delivering, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that connects when the first subscriber comes and disconnects when the last one leaves.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}
