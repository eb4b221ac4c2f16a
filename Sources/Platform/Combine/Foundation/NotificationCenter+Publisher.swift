import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name, from any sender or from one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet(subscriber, surplus: .drop)
            let relay = NotificationRelay { [weak outlet] in outlet?.send($0) }
            let token = center.addObserver(forName: name, object: object, queue: nil) { relay.deliver($0) }
            outlet.start(onCancel: { [center] in center.removeObserver(token) })
        }
    }

    /// A publisher of the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// The outlet guards itself, so it may be called from whatever thread a notification is posted on.
private struct NotificationRelay: @unchecked Sendable {
    let deliver: (Notification) -> Void
}
