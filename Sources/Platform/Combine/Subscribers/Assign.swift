import Foundation

extension Subscribers {
    /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSLock()
        private var target: Root?
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        public var object: Root? { lock.withLock { target } }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard target != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        public func cancel() { end().subscription?.cancel() }

        private func end() -> (subscription: (any Subscription)?, target: Root?) {
            lock.withLock {
                defer {
                    target = nil
                    subscription = nil
                }
                return (subscription, target)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, for as long as the result lives.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Republishes each value as a `@Published` property, for as long as that property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.box.follow(self)
    }
}
