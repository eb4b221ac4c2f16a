import Foundation

/// An observable object that a view creates and owns: made once for each place in the tree, when it appears there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeOwnedProperty {
    private let make: () -> ObjectType
    private var storage: ObservedStorage<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        // Outside of the graph there is no place that could own the object; like SwiftUI, each access makes one.
        storage?.object ?? make()
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? ObservedStorage<ObjectType> {
            storage = known
            return
        }
        let new = ObservedStorage<ObjectType>(node: slot.node)
        slot.storage = new
        let make = make
        new.follow(DependencyTracker.untracked { make() })
        storage = new
    }
}
