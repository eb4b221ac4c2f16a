import Synchronization

/// The pinned messages of a channel, live, for whoever is connected.
final class PinnedMessagesFeed: SessionObserver {
    private let cid: ChannelId
    private let deliver: @Sendable ([ChatMessage]) -> Void
    private let feed = Mutex<MessageQueryFeed?>(nil)

    init(_ client: ChatClient, cid: ChannelId, deliver: @escaping @Sendable ([ChatMessage]) -> Void) {
        self.cid = cid
        self.deliver = deliver
        client.add(self)
    }

    func sessionChanged(to session: UserSession?) {
        guard let session else {
            feed.withLock { $0 = nil }
            return deliver([])
        }
        let new = MessageQueryFeed(
            session: session, concerns: { [cid] room in session.index.record(cid)?.roomID == room },
            query: { [cid] in try session.pinnedMessages(of: cid, $0) }, deliver: deliver)
        feed.withLock { $0 = new }
        session.hub.add(new)
        session.run { try? await new.refresh() }
    }

    func refresh() async { try? await feed.withLock { $0 }?.refresh() }
}
