import Synchronization

/// Turns changes of the index into steps of one list, off the main queue, and hands them over in order.
final class ChannelListFeed: ChannelIndexListener {
    private let state: Mutex<State>
    private let deliver: Deliver

    typealias Deliver = @Sendable (ChannelListFeed, [ChatChannel], [ListChange<ChatChannel>]) -> Void

    private struct State {
        var window: ChannelListWindow
        var shown: [ChatChannel] = []
    }

    /// - Parameter deliver: Called with the new list and the steps to it, while the feed is locked.
    init(window: ChannelListWindow, deliver: @escaping Deliver) {
        state = Mutex(State(window: window))
        self.deliver = deliver
    }

    var showsAll: Bool { state.withLock { $0.window.showsAll } }

    /// Fills the list for the first time, without steps.
    ///
    /// - Returns: The list.
    func start(with records: [ChannelRecord]) -> [ChatChannel] {
        state.withLock { state in
            state.window.reset(to: records)
            state.shown = state.window.shown
            return state.shown
        }
    }

    func channelsChanged(_ records: [ChannelRecord]) { change { $0.update(records) } }

    func grow(by count: Int) { change { $0.grow(by: count) } }

    /// Goes over to another query.
    ///
    /// - Parameter records: All there are.
    func replaceWindow(_ window: ChannelListWindow, with records: [ChannelRecord]) {
        change {
            $0 = window
            $0.reset(to: records)
        }
    }

    private func change(_ body: (inout ChannelListWindow) -> Void) {
        state.withLock { state in
            body(&state.window)
            let shown = state.window.shown
            let changes = ListDiff.changes(from: state.shown, to: shown)
            guard !changes.isEmpty else { return }
            state.shown = shown
            deliver(self, shown, changes)
        }
    }
}
