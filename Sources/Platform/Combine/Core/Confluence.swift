import Foundation

/// Many publishers flowing into one subscriber: the body of `merge`, `flatMap` and `switchToLatest`.
///
/// Each input is asked for one value at a time, the next after the downstream has taken it, so a slow downstream holds
/// the inputs back instead of filling memory. The lock guards the set of inputs.
final class Confluence<Downstream: Subscriber> {
    private let outlet: Outlet<Downstream>
    private let keepsOnlyLatest: Bool
    private let lock = NSLock()
    private var inputs: [Int: any Subscription] = [:]
    private var live = 0
    private var lastInput = 0
    private var source: (any Subscription)?
    private var sourceIsOpen = true

    init(_ downstream: Downstream, keepsOnlyLatest: Bool) {
        outlet = Outlet(downstream)
        self.keepsOnlyLatest = keepsOnlyLatest
    }

    /// Takes the publishers that `transform` makes of the source's values.
    func start<Source: Publisher, Input: Publisher>(
        _ source: Source, maxInputs: Subscribers.Demand, _ transform: @escaping (Source.Output) -> Input
    ) where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure, Source.Failure == Input.Failure {
        outlet.start(onCancel: { [self] in cancelAll() })
        source.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] subscription in
                    guard outlet.isOpen else { return subscription.cancel() }
                    lock.withLock { self.source = subscription }
                    subscription.request(maxInputs)
                },
                receiveValue: { [self] value in
                    add(transform(value))
                    return .none
                },
                receiveCompletion: { [self] completion in
                    lock.withLock { self.source = nil }
                    if case .failure = completion { return fail(completion) }
                    lock.withLock { sourceIsOpen = false }
                    finishIfDry()
                }))
    }

    private func add<Input: Publisher>(_ publisher: Input)
    where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure {
        guard outlet.isOpen else { return }
        let (id, replaced) = lock.withLock {
            lastInput += 1
            let replaced = keepsOnlyLatest ? Array(inputs.values) : []
            if keepsOnlyLatest {
                inputs = [:]
                live = 0
            }
            live += 1
            return (lastInput, replaced)
        }
        for input in replaced { input.cancel() }
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] in begin(id, $0) },
                receiveValue: { [self] value in
                    guard isCurrent(id) else { return .none }
                    outlet.send(value, delivered: { [self] in lock.withLock { inputs[id] }?.request(nextDemand) })
                    return .none
                },
                receiveCompletion: { [self] in end(id, $0) }))
    }

    private func isCurrent(_ id: Int) -> Bool { lock.withLock { !keepsOnlyLatest || id == lastInput } }

    private func begin(_ id: Int, _ subscription: any Subscription) {
        guard outlet.isOpen, isCurrent(id) else { return subscription.cancel() }
        lock.withLock { inputs[id] = subscription }
        subscription.request(nextDemand)
    }

    /// A subject drops what was not asked for, so a downstream that takes everything must ask for everything.
    private var nextDemand: Subscribers.Demand { outlet.openDemand == .unlimited ? .unlimited : .max(1) }

    private func end(_ id: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        guard isCurrent(id) else { return }
        if case .failure = completion { return fail(completion) }
        let source = lock.withLock {
            inputs[id] = nil
            live -= 1
            return self.source
        }
        // `flatMap` may hold the source to a number of inputs at a time: one ended, one more may come.
        source?.request(.max(1))
        finishIfDry()
    }

    private func finishIfDry() {
        if lock.withLock({ !sourceIsOpen && live == 0 }) { outlet.finish(.finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        outlet.finish(completion, failsAtOnce: true)
        cancelAll()
    }

    private func cancelAll() {
        let subscriptions = lock.withLock {
            defer {
                inputs = [:]
                source = nil
            }
            return Array(inputs.values) + (source.map { [$0] } ?? [])
        }
        for subscription in subscriptions { subscription.cancel() }
    }
}
