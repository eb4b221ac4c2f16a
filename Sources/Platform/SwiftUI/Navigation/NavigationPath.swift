/// The values that a navigation stack shows, of any hashable types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

/// A path of either kind, as the stack reads and writes it.
struct PathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void

    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.elements }
        set = {
            var new = NavigationPath()
            new.elements = $0
            path.wrappedValue = new
        }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}
