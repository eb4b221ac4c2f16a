/// A value that a gesture keeps up to date while it goes on, and that falls back to its first one afterwards.
@propertyWrapper
public struct GestureState<Value>: NodeOwnedProperty {
    private let initial: Value
    private let resetTransaction: (Value) -> Transaction
    private var location: StateLocation<Value>?

    private init(_ initial: Value, resetTransaction: @escaping (Value) -> Transaction) {
        self.initial = initial
        self.resetTransaction = resetTransaction
    }

    public init(wrappedValue: Value) { self.init(wrappedValue, resetTransaction: { _ in Transaction() }) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue, resetTransaction: { _ in resetTransaction })
    }
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(
            wrappedValue,
            resetTransaction: {
                var transaction = Transaction()
                reset($0, &transaction)
                return transaction
            })
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initial }
    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value) { location?.set(value) }
    func reset() {
        let transaction = resetTransaction(wrappedValue)
        withTransaction(transaction) { location?.set(initial) }
    }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? StateLocation<Value> {
            location = known
        } else {
            let new = StateLocation(initial)
            slot.storage = new
            location = new
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
