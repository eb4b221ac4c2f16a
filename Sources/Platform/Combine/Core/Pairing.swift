import Foundation

/// Two publishers whose values are delivered together: the body of `combineLatest` and `zip`.
///
/// The lock guards what has come in; a pair is made under it and delivered by the outlet.
final class Pairing<Left: Publisher, Right: Publisher, Downstream: Subscriber>
where
    Downstream.Input == (Left.Output, Right.Output), Downstream.Failure == Left.Failure, Left.Failure == Right.Failure
{
    /// `zip` uses each value once; `latest` keeps the newest of each side.
    enum Rule { case zip, latest }

    private let rule: Rule
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var lefts: [Left.Output] = []
    private var rights: [Right.Output] = []
    private var leftIsOver = false
    private var rightIsOver = false
    private var upstreams: [any Subscription] = []

    init(_ downstream: Downstream, _ rule: Rule) {
        self.rule = rule
        // With nothing asked for, only the newest combination is worth keeping.
        outlet = Outlet(downstream, surplus: rule == .latest ? .keepLatest : .keep)
    }

    func start(_ left: Left, _ right: Right) {
        outlet.start(
            onRequest: { [self] demand in
                guard rule == .zip else { return }
                for upstream in lock.withLock({ upstreams }) { upstream.request(demand) }
            },
            onCancel: { [self] in cancelAll() })
        left.subscribe(
            input {
                $0.put($1, into: \.lefts)
            } onEnd: {
                $0.leftIsOver = true
            })
        right.subscribe(
            input {
                $0.put($1, into: \.rights)
            } onEnd: {
                $0.rightIsOver = true
            })
    }

    private func input<Value>(
        _ store: @escaping (Pairing, Value) -> Void, onEnd: @escaping (Pairing) -> Void
    ) -> AnySubscriber<Value, Downstream.Failure> {
        AnySubscriber(
            receiveSubscription: { [self] subscription in
                guard outlet.isOpen else { return subscription.cancel() }
                lock.withLock { upstreams.append(subscription) }
                subscription.request(rule == .zip ? outlet.openDemand : .unlimited)
            },
            receiveValue: { [self] value in
                lock.withLock {
                    store(self, value)
                    if let pair = takePair() { outlet.enqueue(pair) }
                }
                outlet.deliver()
                finishIfOver()
                return .none
            },
            receiveCompletion: { [self] completion in
                if case .failure = completion {
                    outlet.finish(completion, failsAtOnce: true)
                    return cancelAll()
                }
                lock.withLock { onEnd(self) }
                finishIfOver()
            })
    }

    private func put<Value>(_ value: Value, into side: ReferenceWritableKeyPath<Pairing, [Value]>) {
        if rule == .latest { self[keyPath: side] = [value] } else { self[keyPath: side].append(value) }
    }

    private func takePair() -> (Left.Output, Right.Output)? {
        guard let left = lefts.first, let right = rights.first else { return nil }
        if rule == .zip {
            lefts.removeFirst()
            rights.removeFirst()
        }
        return (left, right)
    }

    /// `zip` is over when a side that ended has nothing left; `combineLatest` when both ended, or one without a value.
    private func finishIfOver() {
        let isOver = lock.withLock {
            let leftIsDry = leftIsOver && lefts.isEmpty
            let rightIsDry = rightIsOver && rights.isEmpty
            return leftIsDry || rightIsDry || (rule == .latest && leftIsOver && rightIsOver)
        }
        guard isOver else { return }
        outlet.finish(.finished)
        cancelAll()
    }

    private func cancelAll() {
        let upstreams = lock.withLock {
            defer { self.upstreams = [] }
            return self.upstreams
        }
        for upstream in upstreams { upstream.cancel() }
    }
}
