import Combine

/// Says when a client that had lost its homeserver has it back.
@MainActor final class ConnectionObservation {
    private var changes: AnyCancellable?
    private var wasLost = false

    init(_ client: ChatClient, onReturn: @escaping @MainActor () -> Void) {
        changes = client.connectionStatusPublisher.sink { [weak self] status in
            MainActor.assumeIsolated { self?.changed(to: status, onReturn) }
        }
    }

    private func changed(to status: ConnectionStatus, _ onReturn: () -> Void) {
        if !status.isConnected {
            wasLost = true
        } else if wasLost {
            wasLost = false
            onReturn()
        }
    }
}
