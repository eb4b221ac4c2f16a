import Synchronization

/// Takes what the store publishes to those who show it.
final class SessionHub: Sendable {
    let index = ChannelIndex()
    private let feeds = Mutex<[ObjectIdentifier: WeakFeed]>([:])

    private struct WeakFeed: Sendable {
        weak var value: MessageFeed?
    }

    func publish(_ update: StoreUpdate) {
        index.apply(update.channels)
        guard !update.timelines.isEmpty else { return }
        refreshFeeds { update.timelines.contains($0) }
    }

    func add(_ feed: MessageFeed) {
        feeds.withLock { feeds in
            feeds = feeds.filter { $0.value.value != nil }
            feeds[ObjectIdentifier(feed)] = WeakFeed(value: feed)
        }
    }

    /// The homeserver is back: feeds with holes may fill them now.
    func connected() { refreshFeeds { _ in true } }

    private func refreshFeeds(where isConcerned: (String) -> Bool) {
        for feed in feeds.withLock({ $0.values.compactMap(\.value) }) {
            if let roomID = feed.roomID, isConcerned(roomID) { feed.session.run { try? await feed.refresh() } }
        }
    }
}
