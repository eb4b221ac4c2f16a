@usableFromInline struct ChangeModifier<Value: Equatable>: BehaviorModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    final class Behavior {}

    func attach(to node: Node) -> Behavior {
        if initial { UpdateScheduler.shared.afterUpdate { action(value, value) } }
        return Behavior()
    }

    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        guard previous.value != value else { return }
        let old = previous.value
        UpdateScheduler.shared.afterUpdate { action(old, value) }
    }
}

@usableFromInline struct ReceiveModifier<P: Publisher>: BehaviorModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    final class Behavior {
        var action: (P.Output) -> Void
        var subscription: AnyCancellable?
        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }

    func attach(to node: Node) -> Behavior {
        let behavior = Behavior(action)
        subscribe(behavior)
        return behavior
    }
    func update(_ behavior: Behavior, from previous: Self, node: Node) {
        behavior.action = action
        guard !ValueEquality.areEqual(previous.publisher, publisher) else { return }
        subscribe(behavior)
    }
    func detach(_ behavior: Behavior, node: Node) { behavior.subscription = nil }

    private func subscribe(_ behavior: Behavior) {
        behavior.subscription = publisher.sink { [weak behavior] value in
            let value = UncheckedBox(value)
            onMain { behavior?.action(value.value) }
        }
    }
}

extension View {
    /// Runs after `value` has changed between two evaluations.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
    /// Runs for each value of a publisher, on the main thread.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
