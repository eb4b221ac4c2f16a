/// Runs something while a gesture goes on.
public struct _ChangedGesture<Base: Gesture>: DerivedGesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    func handle(_ event: GestureEvent<Value>, _ send: (GestureEvent<Value>) -> Void) {
        if case .changed(let value) = event { action(value) }
        send(event)
    }
}

/// Runs something when a gesture has succeeded.
public struct _EndedGesture<Base: Gesture>: DerivedGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    func handle(_ event: GestureEvent<Value>, _ send: (GestureEvent<Value>) -> Void) {
        if case .ended(let value) = event { action(value) }
        send(event)
    }
}

public struct _MapGesture<Base: Gesture, Value>: DerivedGesture {
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value

    func handle(_ event: GestureEvent<Base.Value>, _ send: (GestureEvent<Value>) -> Void) {
        send(event.map(transform))
    }
}

/// Keeps a state up to date while a gesture goes on.
public struct GestureStateGesture<Base: Gesture, State>: DerivedGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    let change: (Base.Value, inout State, inout Transaction) -> Void

    func handle(_ event: GestureEvent<Value>, _ send: (GestureEvent<Value>) -> Void) {
        switch event {
        case .changed(let value):
            var current = state.wrappedValue
            var transaction = Transaction()
            change(value, &current, &transaction)
            withTransaction(transaction) { state.set(current) }
        case .ended, .failed: break
        }
        send(event)
        // After the handlers, which may still want to know it.
        if case .changed = event {} else { state.reset() }
    }
}

extension Gesture {
    /// Runs while the gesture goes on, with what it has come to.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }
    /// Runs when the gesture has succeeded.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
    /// Keeps `state` up to date while the gesture goes on; it falls back to its first value afterwards.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, change: body)
    }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
