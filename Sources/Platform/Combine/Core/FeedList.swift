import Foundation

/// The subscribers of a subject and, for those that have one, its current value.
///
/// The lock guards all of it; subscribers are called after it is released.
final class FeedList<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private let surplus: Surplus
    private var feeds: [Feed<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var value: Output?

    enum Surplus { case drop, keepLatest }

    /// A list that new subscribers join without receiving anything.
    init() { surplus = .drop }

    /// A list that gives each new subscriber the current value first.
    init(current: Output) {
        surplus = .keepLatest
        value = current
    }

    var current: Output? { lock.withLock { value } }
    var isEmpty: Bool { lock.withLock { feeds.isEmpty } }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber, surplus: surplus == .drop ? .drop : .keepLatest)
        lock.withLock {
            if let completion { return outlet.enqueue(completion) }
            if let value { outlet.enqueue(value) }
            feeds.append(outlet)
        }
        outlet.start(onCancel: { [weak self, weak outlet] in self?.remove(outlet) })
    }

    func send(_ newValue: Output) {
        let feeds = lock.withLock {
            guard completion == nil else { return [Feed<Output, Failure>]() }
            if surplus == .keepLatest { value = newValue }
            for feed in self.feeds { feed.enqueue(newValue) }
            return self.feeds
        }
        for feed in feeds { feed.deliver() }
    }

    func finish(_ newCompletion: Subscribers.Completion<Failure>) {
        let feeds = lock.withLock {
            guard completion == nil else { return [Feed<Output, Failure>]() }
            defer { self.feeds = [] }
            completion = newCompletion
            for feed in self.feeds { feed.enqueue(newCompletion) }
            return self.feeds
        }
        for feed in feeds { feed.deliver() }
    }

    private func remove(_ feed: Feed<Output, Failure>?) {
        lock.withLock { feeds.removeAll { $0 === feed } }
    }
}
