import Foundation

/// Turns a publisher's signals into answers to `next()`.
///
/// The lock guards the state. A value is asked for only when someone waits, so nothing piles up here.
final class AsyncInbox<Input, Failure: Error>: @unchecked Sendable {
    enum Answer {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private struct Waiter: @unchecked Sendable {
        let resume: (Answer) -> Void
    }

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var unmet = 0
    private var values: [Input] = []
    private var end: Subscribers.Completion<Failure>?
    private var waiters: [Waiter] = []

    deinit { subscription?.cancel() }

    /// The subscriber to attach. It does not keep the inbox alive.
    var subscriber: AnySubscriber<Input, Failure> {
        AnySubscriber(
            receiveSubscription: { [weak self] in self?.begin($0) },
            receiveValue: { [weak self] in
                self?.put($0)
                return .none
            },
            receiveCompletion: { [weak self] in self?.finish($0) })
    }

    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<Box, Never>) in
                wait(Waiter { continuation.resume(returning: Box(answer: $0)) })
            }.answer
        } onCancel: {
            cancel()
        }
    }

    private struct Box: @unchecked Sendable { let answer: Answer }

    private func wait(_ waiter: Waiter) {
        let (answer, subscription) = lock.withLock { () -> (Answer?, (any Subscription)?) in
            if !values.isEmpty { return (.value(values.removeFirst()), nil) }
            if let end { return (.end(end), nil) }
            waiters.append(waiter)
            if self.subscription == nil { unmet += 1 }
            return (nil, self.subscription)
        }
        if let answer { waiter.resume(answer) }
        subscription?.request(.max(1))
    }

    private func begin(_ subscription: any Subscription) {
        let demand = lock.withLock {
            guard end == nil else { return nil as Int? }
            self.subscription = subscription
            return unmet
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(.max(demand)) }
    }

    private func put(_ value: Input) {
        let waiter = lock.withLock {
            if waiters.isEmpty { values.append(value) }
            return waiters.isEmpty ? nil : waiters.removeFirst()
        }
        waiter?.resume(.value(value))
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let waiters = lock.withLock {
            defer { self.waiters = [] }
            end = end ?? completion
            subscription = nil
            return self.waiters
        }
        for waiter in waiters { waiter.resume(.end(completion)) }
    }

    private func cancel() {
        let subscription = lock.withLock { self.subscription }
        subscription?.cancel()
        finish(.finished)
    }
}
