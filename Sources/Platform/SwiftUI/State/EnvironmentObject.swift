/// An observable object that a view further up has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: NodeOwnedProperty {
    private var storage: EnvironmentObjectStorage<ObjectType>?

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = storage?.observed.object else {
            fatalError("No object of type \(ObjectType.self) was put into the environment with environmentObject(_:)")
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? EnvironmentObjectStorage<ObjectType> {
            storage = known
            return
        }
        let new = EnvironmentObjectStorage<ObjectType>(node: slot.node)
        slot.storage = new
        if let environment = slot.node.node?.environment { _ = new.environmentDidChange(to: environment) }
        storage = new
    }
}

@MainActor
final class EnvironmentObjectStorage<ObjectType: ObservableObject>: EnvironmentDependentStorage {
    let observed: ObservedStorage<ObjectType>

    init(node: WeakNodeReference) { observed = ObservedStorage(node: node) }

    func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        guard let object = environment.object(of: ObjectType.self), object !== observed.object else { return false }
        observed.follow(object)
        return true
    }
}
