import Synchronization

/// A random-access collection whose elements are made when they are first asked for, and kept.
///
/// It behaves as a value: what it was made from does not change, and copies share only what has been computed.
public struct LazyCachedMapCollection<Element>: RandomAccessCollection {
    private let storage: Storage?

    /// An empty collection.
    public init() {
        storage = nil
    }

    /// A collection of elements that are there already.
    public init(_ elements: [Element]) {
        storage = elements.isEmpty ? nil : Storage(elements)
    }

    /// Maps `source` lazily: `transform` runs once for an element that is asked for, and never for the others.
    public init<Source: RandomAccessCollection>(source: Source, map transform: @escaping (Source.Element) -> Element) {
        storage = source.isEmpty ? nil : Storage(source, transform)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage?.count ?? 0 }

    /// The element at an index, made when it is first asked for.
    public subscript(position: Int) -> Element {
        guard let storage, (0..<storage.count).contains(position) else {
            preconditionFailure("Index \(position) is outside of 0..<\(count)")
        }
        return storage.element(at: position)
    }

    /// `@unchecked`: `cache` is only touched under `lock`; the rest never changes.
    private final class Storage: @unchecked Sendable {
        let count: Int
        private let make: (Int) -> Element
        private let lock = Mutex(())
        private var cache: [Element?]

        init(_ elements: [Element]) {
            count = elements.count
            make = { elements[$0] }
            cache = elements
        }

        init<Source: RandomAccessCollection>(_ source: Source, _ transform: @escaping (Source.Element) -> Element) {
            count = source.count
            make = { transform(source[source.index(source.startIndex, offsetBy: $0)]) }
            cache = Array(repeating: nil, count: source.count)
        }

        func element(at index: Int) -> Element {
            if let cached = lock.withLock({ _ in cache[index] }) { return cached }
            // Outside the lock, so that `transform` may use the collection. Two threads may both compute it; either result serves.
            let element = make(index)
            lock.withLock { _ in cache[index] = element }
            return element
        }
    }
}

extension LazyCachedMapCollection: Sendable where Element: Sendable {}

extension LazyCachedMapCollection: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.elementsEqual(right)
    }
}

extension LazyCachedMapCollection: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}
