extension ChatMessageController: SessionObserver {
    func sessionChanged(to session: UserSession?) {
        guard let session else {
            state.withLock { $0.feed = nil }
            return deliverOnMain { self.show(ThreadFeed.Content(), as: nil) }
        }
        let feed = ThreadFeed(session: session, cid: cid, messageID: messageId, pageSize: pageSize) {
            [weak self] feed, content in deliverOnMain { self?.show(content, as: feed) }
        }
        state.withLock { $0.feed = feed }
        session.hub.add(feed)
        session.run { try? await feed.refresh() }
    }

    /// Runs on the main queue.
    private func show(_ content: ThreadFeed.Content, as feed: ThreadFeed?) {
        let (old, listeners): (ThreadFeed.Content?, [AnyObject]) = state.withLock { state in
            guard state.feed === feed else { return (nil, []) }
            defer { state.content = content }
            return (state.content, state.listeners.all)
        }
        guard let old else { return }
        let steps = ListDiff.changes(from: old.replies, to: content.replies)
        for case let listener as any ChatMessageControllerDelegate in listeners {
            if let message = content.message, message != old.message {
                listener.messageController(self, didChangeMessage: message)
            }
            if !steps.isEmpty { listener.messageController(self, didChangeReplies: steps) }
        }
    }
}
