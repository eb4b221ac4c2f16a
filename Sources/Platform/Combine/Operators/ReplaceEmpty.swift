import Foundation

extension Publishers {
    /// Delivers a value when the upstream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber), output))
        }

        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let output: Output
            private var isEmpty = true

            init(_ outlet: Outlet<S>, _ output: Output) {
                self.outlet = outlet
                self.output = output
            }

            func receive(subscription: any Subscription) {
                outlet.start(onRequest: { subscription.request($0) }, onCancel: { subscription.cancel() })
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                isEmpty = false
                outlet.send(input)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if case .finished = completion, isEmpty { outlet.send(output) }
                outlet.finish(completion)
            }
        }
    }
}

extension Publisher {
    /// Delivers `output` when this publisher finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
