import Foundation

/// The subscriptions that feed a subject; cancelled when it ends or goes.
final class UpstreamBag: @unchecked Sendable {
    private let lock = NSLock()
    private var upstreams: [any Subscription] = []

    deinit { cancelAll() }

    func insert(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
    }

    func cancelAll() {
        let upstreams = lock.withLock {
            defer { self.upstreams = [] }
            return self.upstreams
        }
        for upstream in upstreams { upstream.cancel() }
    }
}
