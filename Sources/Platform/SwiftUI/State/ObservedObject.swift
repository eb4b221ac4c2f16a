/// An observable object that is owned elsewhere; its changes evaluate the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Wrapper { Wrapper(root: object) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? ObservedStorage<ObjectType> {
            known.follow(object)
        } else {
            let new = ObservedStorage<ObjectType>(node: slot.node)
            slot.storage = new
            new.follow(object)
        }
    }

    /// Makes bindings to the object's properties: `$model.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectMemberLocation(object: root, keyPath: keyPath))
        }
    }
}

/// A property of an object as a place to read and write.
final class ObjectMemberLocation<Root: AnyObject, Value>: Location<Value>, ComparableLocation, @unchecked Sendable {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value) { object[keyPath: keyPath] = value }

    /// The place is the same, but what stands there may have changed, and the object tells only those who observe it:
    /// so a view that is handed such a binding is evaluated whenever its parent is.
    func isSamePlace(as other: Any) -> Bool { false }
}
