import Foundation

extension Subscribers {
    /// A subscriber that takes everything and hands it to closures.
    ///
    /// The lock guards the state; the closures are called without it.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onCompletion = receiveCompletion
            onValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard !isOver, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Subscribers.Demand {
            lock.withLock { onValue }?(input)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let onCompletion = lock.withLock { self.onCompletion }
            _ = end()
            onCompletion?(completion)
        }

        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            // Let go of the closures outside the lock: what they hold may run code when it goes.
            let (subscription, closures) = lock.withLock {
                defer {
                    isOver = true
                    self.subscription = nil
                    onValue = nil
                    onCompletion = nil
                }
                return (self.subscription, (onValue, onCompletion))
            }
            _ = closures
            return subscription
        }
    }
}

extension Publisher {
    /// Subscribes closures to values and completion, for as long as the result lives.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Subscribes a closure to values, for as long as the result lives.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
