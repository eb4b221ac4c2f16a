import Foundation

/// A `@Published` property whose value type is hidden.
protocol PublishedProperty {
    var erasedBox: any PublishedBox { get }
}

/// The storage of a `@Published` property, as far as its object's publisher is concerned.
protocol PublishedBox: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}

extension Published {
    /// The storage of a property. It is a class so that copies of the wrapper, which reflection makes, share it.
    ///
    /// The lock guards the value and the object's publisher; the feeds guard themselves.
    final class Box: PublishedBox, @unchecked Sendable {
        let feeds: FeedList<Value, Never>
        private let lock = NSLock()
        private var stored: Value
        private var publisher: ObservableObjectPublisher?
        private var followed: Set<AnyCancellable> = []

        init(_ value: Value) {
            stored = value
            feeds = FeedList(current: value)
        }

        var value: Value { lock.withLock { stored } }

        var objectWillChange: ObservableObjectPublisher? {
            get { lock.withLock { publisher } }
            set { lock.withLock { publisher = newValue } }
        }

        func set(_ value: Value) {
            objectWillChange?.send()
            feeds.send(value)
            // The old value goes after the lock is released: what it holds may run code that reads this property.
            let old = lock.withLock {
                defer { stored = value }
                return stored
            }
            withExtendedLifetime(old) {}
        }

        /// Takes every value of a publisher until this property goes.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            let cancellable = publisher.sink { [weak self] in self?.set($0) }
            lock.withLock { _ = followed.insert(cancellable) }
        }
    }
}
