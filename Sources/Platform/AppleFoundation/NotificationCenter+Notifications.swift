import Foundation

extension NotificationCenter {
    /// Notifications as they come, for `for await`. They are heard from the call on.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        let (stream, continuation) = AsyncStream.makeStream(of: Box.self, bufferingPolicy: .unbounded)
        let token = addObserver(forName: name, object: object, queue: nil) { continuation.yield(Box(value: $0)) }
        let observer = Observer(center: self, token: token)
        continuation.onTermination = { _ in observer.stop() }
        return Notifications(stream: stream)
    }

    /// A sequence of notifications.
    public struct Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        let stream: AsyncStream<Box>

        public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            var inner: AsyncStream<Box>.Iterator
            public mutating func next() async -> Notification? { await inner.next()?.value }
        }
    }

    /// Notifications carry anything, and are handed from the one who posts to the one who waits.
    struct Box: @unchecked Sendable {
        let value: Notification
    }

    private final class Observer: @unchecked Sendable {
        private let center: NotificationCenter
        private let token: any NSObjectProtocol
        init(center: NotificationCenter, token: any NSObjectProtocol) {
            self.center = center
            self.token = token
        }
        func stop() { center.removeObserver(token) }
    }
}
