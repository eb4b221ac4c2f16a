import Synchronization

extension ChatChannelController: SessionObserver {
    func sessionChanged(to session: UserSession?) {
        stopWatching()
        guard let session else {
            state.withLock {
                $0.feed = nil
                $0.watcher = nil
            }
            return deliverOnMain {
                self.show(MessageFeed.Content(), nil, as: nil)
                self.state.withLock { $0.channel = nil }
            }
        }
        let feed = MessageFeed(
            session: session, cid: cid, pageSize: channelQuery.pageSize ?? .messagesPageSize,
            showsNotes: client.config.showsSystemMessages
        ) {
            [weak self] feed, content, steps in
            deliverOnMain { self?.show(content, steps, as: feed) }
        }
        let watcher = ChannelWatcher(cid: cid) { [weak self] watcher, channel in
            deliverOnMain { self?.show(channel, as: watcher) }
        }
        state.withLock {
            $0.feed = feed
            $0.watcher = watcher
        }
        session.index.attach(watcher) { records in
            guard let channel = records.first(where: { watcher.isConcerned($0) })?.channel else { return }
            let isFirst = state.withLock { state in
                guard state.channel == nil, state.listeners.all.isEmpty else { return false }
                state.channel = channel
                return true
            }
            if !isFirst { deliverOnMain { self.show(channel, as: watcher) } }
        }
        session.hub.add(feed)
        session.run { try? await feed.refresh() }
    }

    /// Runs on the main queue.
    private func show(_ channel: ChatChannel, as watcher: ChannelWatcher) {
        let (old, listeners): (ChatChannel??, [AnyObject]) = state.withLock { state in
            guard state.watcher === watcher else { return (nil, []) }
            defer { state.channel = channel }
            return (.some(state.channel), state.listeners.all)
        }
        guard let old, old != channel else { return }
        for case let listener as any ChatChannelControllerDelegate in listeners {
            listener.channelController(self, didUpdateChannel: channel)
            if old?.typingUsers ?? [] != channel.typingUsers {
                listener.channelController(self, didChangeTypingUsers: channel.typingUsers)
            }
        }
        channelChanges.send(channel)
    }

    /// Runs on the main queue.
    private func show(_ content: MessageFeed.Content, _ steps: [ListChange<ChatMessage>]?, as feed: MessageFeed?) {
        let (old, listeners): (MessageFeed.Content?, [AnyObject]) = state.withLock { state in
            guard state.feed === feed else { return (nil, []) }
            defer { state.content = content }
            return (state.content, state.listeners.all)
        }
        guard let old else { return }
        for case let listener as any ChannelContentListener in listeners { listener.contentChanged(of: self) }
        let steps = steps ?? ListDiff.changes(from: old.messages, to: content.messages)
        guard !steps.isEmpty else { return }
        for case let listener as any ChatChannelControllerDelegate in listeners {
            listener.channelController(self, didUpdateMessages: steps)
        }
        messageChanges.send(steps)
    }
}

/// Watches one channel in the index.
final class ChannelWatcher: ChannelIndexListener {
    private let cid: ChannelId
    private let deliver: @Sendable (ChannelWatcher, ChatChannel) -> Void

    init(cid: ChannelId, deliver: @escaping @Sendable (ChannelWatcher, ChatChannel) -> Void) {
        self.cid = cid
        self.deliver = deliver
    }

    func isConcerned(_ record: ChannelRecord) -> Bool {
        record.channel.cid == cid || record.roomID == cid.id
    }

    func channelsChanged(_ records: [ChannelRecord]) {
        if let record = records.first(where: isConcerned) { deliver(self, record.channel) }
    }
}
