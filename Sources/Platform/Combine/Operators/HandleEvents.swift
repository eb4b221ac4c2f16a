extension Publishers {
    /// Calls closures as things pass by.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        struct Events {
            var subscription: ((any Subscription) -> Void)?
            var output: ((Output) -> Void)?
            var completion: ((Subscribers.Completion<Failure>) -> Void)?
            var cancel: (() -> Void)?
            var request: ((Subscribers.Demand) -> Void)?
        }

        public let upstream: Upstream
        let events: Events

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, events))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let events: Events

            init(_ downstream: S, _ events: Events) {
                self.events = events
                super.init(downstream)
            }

            override func receive(subscription: any Subscription) {
                events.subscription?(subscription)
                super.receive(subscription: subscription)
            }

            override func receive(_ input: Output) -> Subscribers.Demand {
                events.output?(input)
                let demand = downstream.receive(input)
                if demand > 0 { events.request?(demand) }
                return demand
            }

            override func receive(completion: Subscribers.Completion<Failure>) {
                events.completion?(completion)
                finish(completion)
            }

            override func request(_ demand: Subscribers.Demand) {
                events.request?(demand)
                super.request(demand)
            }

            override func cancel() {
                events.cancel?()
                super.cancel()
            }
        }
    }
}

extension Publisher {
    /// Calls closures when the named things happen.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            events: .init(
                subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                cancel: receiveCancel, request: receiveRequest))
    }
}
