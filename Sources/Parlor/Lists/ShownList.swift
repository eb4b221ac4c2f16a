import Combine
import Synchronization

/// The list that a controller shows, and those who listen to it. The list changes on the main queue only, together with the call that
/// tells of it; so delegates, publishers and async sequences never see two different ones.
final class ShownList<Item: Identifiable & Equatable & Sendable>: Sendable where Item.ID: Sendable {
    private let state = Mutex(State())
    private let relay = Relay<[ListChange<Item>]>()

    private struct State {
        var items: [Item] = []
        var listeners = WeakListeners()
    }

    var items: [Item] { state.withLock { $0.items } }

    var primaryListener: AnyObject? {
        get { state.withLock { $0.listeners.primary } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    var hasListeners: Bool { state.withLock { !$0.listeners.all.isEmpty } }

    func add(_ listener: AnyObject) { state.withLock { $0.listeners.add(listener) } }
    func remove(_ listener: AnyObject) { state.withLock { $0.listeners.remove(listener) } }

    var changesPublisher: AnyPublisher<[ListChange<Item>], Never> { relay.publisher }
    var changesStream: AsyncStream<[ListChange<Item>]> { relay.stream(startingWith: nil, keepAll: true) }

    /// Fills a list that nobody has seen yet, without a call.
    ///
    /// - Returns: False when somebody listens already: then it must be shown.
    func start(with items: [Item]) -> Bool {
        state.withLock { state in
            guard state.items.isEmpty, state.listeners.all.isEmpty else { return false }
            state.items = items
            return true
        }
    }

    /// Goes over to another list.
    ///
    /// - Parameter tell: Called for each listener, on the main queue, when the list is the new one already.
    func show(_ items: [Item], tell: @escaping @Sendable (AnyObject, [ListChange<Item>]) -> Void) {
        deliverOnMain { [self] in
            let (old, listeners) = state.withLock { state in
                defer { state.items = items }
                return (state.items, state.listeners.all)
            }
            let changes = ListDiff.changes(from: old, to: items)
            guard !changes.isEmpty else { return }
            for listener in listeners { tell(listener, changes) }
            relay.send(changes)
        }
    }
}
