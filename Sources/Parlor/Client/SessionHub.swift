import Synchronization

/// Takes what the store publishes to those who show it.
final class SessionHub: Sendable {
    let index = ChannelIndex()
    private let listeners = Mutex<[ObjectIdentifier: WeakListener]>([:])

    private struct WeakListener: Sendable {
        weak var value: (any TimelineListener)?
    }

    private let storeListeners = Mutex<[ObjectIdentifier: WeakStoreListener]>([:])

    private struct WeakStoreListener: Sendable {
        weak var value: (any StoreListener)?
    }

    init() {
        index.onPresence { [weak self] users in
            self?.eachListener { $0.presenceChanged(users) }
        }
    }

    func add(_ listener: any StoreListener) {
        storeListeners.withLock { listeners in
            listeners = listeners.filter { $0.value.value != nil }
            listeners[ObjectIdentifier(listener)] = WeakStoreListener(value: listener)
        }
    }

    private func eachListener(_ body: (any StoreListener) -> Void) {
        for listener in storeListeners.withLock({ $0.values.compactMap(\.value) }) { body(listener) }
    }

    func publish(_ update: StoreUpdate) {
        index.apply(update.channels)
        eachListener { $0.storeChanged(update) }
        guard !update.timelines.isEmpty else { return }
        for listener in all {
            var change: TimelineChange?
            for (room, other) in update.timelines where listener.isConcerned(room) {
                if change == nil { change = other } else { change?.formUnion(other) }
            }
            if let change { refresh(listener, change) }
        }
    }

    func add(_ listener: any TimelineListener) {
        listeners.withLock { listeners in
            listeners = listeners.filter { $0.value.value != nil }
            listeners[ObjectIdentifier(listener)] = WeakListener(value: listener)
        }
    }

    /// The homeserver is back: what has holes may fill them now.
    func connected() {
        for listener in all { refresh(listener, TimelineChange()) }
    }

    private var all: [any TimelineListener] { listeners.withLock { $0.values.compactMap(\.value) } }

    private func refresh(_ listener: any TimelineListener, _ change: TimelineChange) {
        listener.timelineChanged(change)
        listener.session.run { try? await listener.refresh() }
    }
}
