import Foundation

/// The subscription through which every source of more than one thread or more than one input delivers.
///
/// It keeps the laws that are easy to break: no value beyond the demand, one signal at a time even when several threads
/// send (whoever finds the outlet busy leaves its value for the one that is delivering), the subscription before
/// anything else, and silence after completion or cancellation. Nothing is called while the lock is held.
final class Outlet<Downstream: Subscriber>: Feed<Downstream.Input, Downstream.Failure>, Subscription {
    /// What becomes of a value that nobody has asked for.
    enum Surplus { case keep, drop, keepLatest }

    private struct Pending {
        let value: Downstream.Input
        let delivered: (() -> Void)?
    }

    private let lock = NSLock()
    private let surplus: Surplus
    private var downstream: Downstream?
    private var pending: [Pending] = []
    private var next = 0
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = true  // until `start` has handed over the subscription
    private var onRequest: ((Subscribers.Demand) -> Void)?
    private var onCancel: (() -> Void)?

    init(_ downstream: Downstream, surplus: Surplus = .keep) {
        self.downstream = downstream
        self.surplus = surplus
    }

    /// Hands the subscription to the downstream, then delivers what has come in meanwhile.
    func start(onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil) {
        let downstream = lock.withLock {
            self.onRequest = onRequest
            self.onCancel = onCancel
            return self.downstream
        }
        downstream?.receive(subscription: self)
        lock.withLock { isDelivering = false }
        deliver()
    }

    /// What has been asked for and not yet delivered.
    var openDemand: Subscribers.Demand { lock.withLock { demand } }

    var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

    override func enqueue(_ value: Downstream.Input) { enqueue(value, delivered: nil) }

    private func enqueue(_ value: Downstream.Input, delivered: (() -> Void)?) {
        lock.withLock {
            guard downstream != nil, completion == nil else { return }
            let waiting = pending.count - next
            if surplus != .keep, demand <= waiting {
                if surplus == .drop { return }
                if demand < waiting { pending.removeLast() }
            }
            pending.append(Pending(value: value, delivered: delivered))
        }
    }

    override func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            guard downstream != nil, self.completion == nil else { return }
            self.completion = completion
        }
    }

    /// Sends a value, and calls `delivered` once the downstream has taken it.
    func send(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
        enqueue(value, delivered: delivered)
        deliver()
    }

    /// Completes after what is pending; a failure does not wait for it when `failsAtOnce`.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>, failsAtOnce: Bool = false) {
        enqueue(completion)
        if failsAtOnce, case .failure = completion { lock.withLock { dropPending() } }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        let onRequest = lock.withLock {
            guard downstream != nil else { return nil as ((Subscribers.Demand) -> Void)? }
            self.demand += demand
            return self.onRequest
        }
        deliver()
        onRequest?(demand)
    }

    func cancel() {
        let onCancel = lock.withLock { close() }
        onCancel?()
    }

    override func deliver() {
        lock.lock()
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let downstream {
            if demand > 0, next < pending.count {
                let item = takeNext()
                demand -= 1
                lock.unlock()
                let more = downstream.receive(item.value)
                item.delivered?()
                lock.lock()
                demand += more
                guard more > 0, let onRequest else { continue }
                lock.unlock()
                onRequest(more)
                lock.lock()
            } else if next == pending.count, let completion {
                _ = close()
                lock.unlock()
                downstream.receive(completion: completion)
                lock.lock()
            } else {
                break
            }
        }
        isDelivering = false
        lock.unlock()
    }

    private func takeNext() -> Pending {
        let item = pending[next]
        next += 1
        if next == pending.count { dropPending() }
        return item
    }

    private func dropPending() {
        pending.removeAll(keepingCapacity: pending.count < 64)
        next = 0
    }

    private func close() -> (() -> Void)? {
        defer {
            downstream = nil
            onCancel = nil
            onRequest = nil
            dropPending()
        }
        return onCancel
    }
}
