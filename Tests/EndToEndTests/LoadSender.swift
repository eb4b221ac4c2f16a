import Matrix
import Support

/// Someone who sends numbered messages, and remembers which of them the server has acknowledged.
actor LoadSender {
    let user: TestUser
    nonisolated let prefix: String
    private let room: RoomID
    private var serial = 0
    private(set) var acknowledged: [(text: String, event: String)] = []
    /// Sent, but the server died before its answer.
    private var interrupted: (text: String, transaction: String)?

    init(_ user: TestUser, _ number: Int, _ room: RoomID) {
        self.user = user
        self.room = room
        prefix = "sender \(number) "
    }

    func sendUntilInterrupted(_ fuse: Fuse) async {
        while true {
            serial += 1
            let message = (text: "\(prefix)message \(serial)", transaction: "txn\(serial)")
            interrupted = message
            fuse.burn()
            guard let event = try? await user.send(message.text, to: room, transaction: message.transaction) else {
                return
            }
            acknowledged.append((message.text, event.rawValue))
            interrupted = nil
            fuse.burn()
        }
    }

    /// The same request once more, as a client does it that got no answer.
    func finishInterrupted() async throws {
        guard let (text, transaction) = interrupted else { return }
        let event = try await user.send(text, to: room, transaction: transaction)
        acknowledged.append((text, event.rawValue))
        interrupted = nil
    }
}
