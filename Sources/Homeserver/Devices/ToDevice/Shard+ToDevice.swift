import JSON
import Matrix

/// Which messages wait for a device; they themselves are in the store.
struct DeviceInbox: Sendable, Hashable {
    /// The position of the oldest; beyond every token when there is none.
    var first = Int.max
    var last = 0

    mutating func note(_ position: Int) {
        first = min(first, position)
        last = max(last, position)
    }
}

extension Shard {
    /// At most so many messages are told with one sync; the rest comes with the next.
    private static let mostPerSync = 100
    private static let mostInboxes = 50_000

    /// Sends messages from device to device. A retry with the same transaction id sends nothing again.
    ///
    /// - Parameter messages: contents by user and device id, `*` for all devices of the user.
    func sendToDevice(
        _ type: String, _ messages: [UserID: [String: JSONValue]], by sender: UserID, _ transaction: Event.Transaction
    ) async throws {
        var changes: [StoreChange] = [
            .toDeviceTransaction(
                device: transaction.device, id: "\(type)/\(transaction.id)", time: environment.now())
        ]
        for (user, contents) in messages {
            let devices = try store.devices(of: user)
            for (id, content) in contents {
                let json: JSONValue = ["type": .string(type), "sender": .string(sender.rawValue), "content": content]
                let bytes = json.serialized()
                for device in devices where id == "*" || device.id == id {
                    let message = StoredToDevice(
                        position: nextPosition(), user: user, device: device.key, json: bytes)
                    changes.append(.toDevice(message))
                }
            }
        }
        _ = try await perform(changes)
    }

    func publishToDevice(_ message: StoredToDevice) {
        advance(to: message.position)
        inboxes[message.device]?.note(message.position)
        bus.publish(Signal(users: [message.user], topic: .toDevice))
    }

    /// Deletes what a device has shown to have got, by coming with the token of the answer that held it.
    func acknowledgeToDevice(_ request: SyncRequest) async throws {
        guard let since = request.since, try inbox(of: request.device).first <= since.inboxPosition else { return }
        _ = try await perform([.toDeviceDelivered(device: request.device, through: since.inboxPosition)])
    }

    func addToDevice(to response: inout SyncResponse, _ request: SyncRequest) throws {
        let since = request.since?.inboxPosition ?? 0
        guard try inbox(of: request.device).last > since else { return }
        let messages = try store.toDevice(request.device, after: since, limit: Self.mostPerSync)
            .filter { $0.position <= published }
        response.toDevice = messages.map(\.json)
        if messages.count == Self.mostPerSync { response.nextBatch.toDevice = messages.last?.position }
    }

    private func inbox(of device: Int) throws -> DeviceInbox {
        if let inbox = inboxes[device] { return inbox }
        if inboxes.count >= Self.mostInboxes { inboxes.removeAll() }
        var inbox = DeviceInbox()
        if let bounds = try store.toDeviceBounds(device) {
            inbox.note(bounds.first)
            inbox.note(bounds.last)
        }
        inboxes[device] = inbox
        return inbox
    }
}
