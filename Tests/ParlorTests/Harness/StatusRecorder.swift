import Synchronization

@testable import Parlor

/// What a client says of its connection.
final class StatusRecorder: Sendable {
    private final class List: Sendable {
        let values = Mutex<[ConnectionStatus]>([])
    }

    private let list: List
    private let task: Task<Void, Never>

    init(_ client: ChatClient) {
        let (updates, list) = (client.connectionStatusUpdates, List())
        self.list = list
        task = Task { for await status in updates { list.values.withLock { $0.append(status) } } }
    }

    deinit { task.cancel() }

    /// Why it was not connected, in the order in which it was said.
    var errors: [ClientError.Kind] {
        list.values.withLock { $0 }.compactMap {
            switch $0 {
            case .waiting(_, _, let error): error.kind
            case .disconnected(let error): error?.kind
            default: nil
            }
        }
    }
}
