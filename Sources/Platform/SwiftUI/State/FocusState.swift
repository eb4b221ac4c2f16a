/// Whether, or which of several inputs, has the focus. Writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeOwnedProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(location: location ?? StateLocation(initial)) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? StateLocation<Value> {
            location = known
        } else {
            let new = StateLocation(initial)
            slot.storage = new
            location = new
        }
    }

    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue) }
        }
        public var projectedValue: Binding { self }
    }
}

/// What ties an input to a focus state: handed down to the first input inside the view that is `focused`.
final class FocusTarget {
    let get: () -> Bool
    let set: (Bool) -> Void
    private let place: AnyObject
    private let value: AnyHashable

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value, otherwise: Value) {
        place = binding.location
        self.value = AnyHashable(value)
        get = { binding.wrappedValue == value }
        set = { focused in
            if focused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                // Only if no other input has taken it over meanwhile.
                binding.wrappedValue = otherwise
            }
        }
    }

    func isSame(as other: FocusTarget) -> Bool { place === other.place && value == other.value }
}

private struct FocusTargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

extension EnvironmentValues {
    var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }
}

@usableFromInline struct FocusModifier: EnvironmentModifier, Equatable {
    nonisolated(unsafe) let target: FocusTarget
    func modify(_ environment: inout EnvironmentValues) { environment.focusTarget = target }
    @usableFromInline nonisolated static func == (left: FocusModifier, right: FocusModifier) -> Bool {
        left.target.isSame(as: right.target)
    }
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(target: FocusTarget(condition, equals: true, otherwise: false)))
    }
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
        modifier(FocusModifier(target: FocusTarget(binding, equals: value, otherwise: nil)))
    }
}
