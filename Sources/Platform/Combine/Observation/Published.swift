/// Publishes a property of a class.
///
/// Subscribers of `$name` receive the current value and then each new one, before the property takes it. When the class
/// is an ``ObservableObject``, its `objectWillChange` fires first.
@propertyWrapper
public struct Published<Value> {
    let box: Box

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        // For `assign(to: &$name)`, which writes back the publisher it was given.
        set { precondition(newValue.box === box, "a property keeps its own publisher") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Publishes the values of a `@Published` property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: Box

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.feeds.attach(subscriber)
        }
    }
}

extension Published: PublishedProperty {
    var erasedBox: any PublishedBox { box }
}

extension Published: @unchecked Sendable where Value: Sendable {}
