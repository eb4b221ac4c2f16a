import Foundation

/// Walks a sequence on demand. The lock guards the walk; whoever finds it busy only adds its demand.
final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
    private let lock = NSLock()
    private var iterator: Iterator
    private var upcoming: Iterator.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ iterator: Iterator, _ downstream: Downstream) {
        self.iterator = iterator
        self.downstream = downstream
        upcoming = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let downstream {
            guard let value = upcoming else {
                self.downstream = nil
                lock.unlock()
                downstream.receive(completion: .finished)
                return
            }
            guard self.demand > 0 else { break }
            self.demand -= 1
            upcoming = iterator.next()
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            self.demand += more
        }
        isDelivering = false
        lock.unlock()
    }

    func cancel() {
        let old = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(old) {}
    }
}
