import Combine

extension ChatClient {
    /// What the homeserver refuses from now on of what the user has done, for an app that wants to say so.
    ///
    /// A message that failed shows in its channel anyway; anything else was shown in advance, and is taken back without a word.
    public var outboxFailures: AsyncStream<OutboxFailure> { failures.stream(startingWith: nil, keepAll: true) }

    /// The same as ``outboxFailures``, on the main queue.
    public var outboxFailuresPublisher: AnyPublisher<OutboxFailure, Never> { failures.publisher }

    /// Something was given up.
    func report(_ item: OutboxItem, _ error: ClientError) {
        guard let session = try? currentSession else { return }
        session.run { [weak self] in
            let roomID = try? await session.store.write { try $0.roomID(ofRow: item.room) }
            let cid = roomID.flatMap { session.index.record(roomID: $0)?.channel.cid }
            deliverOnMain { self?.failures.send(OutboxFailure(item, cid: cid, error: error)) }
        }
    }
}
