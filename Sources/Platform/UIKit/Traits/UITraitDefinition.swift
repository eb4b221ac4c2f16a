import Foundation

/// A trait, as a type: what an observer of changes names, and what a trait of the app's own is read and overridden by.
public protocol UITraitDefinition {
    associatedtype Value
    /// Where nobody has set it.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// Whether colours depend on it: views that show them are drawn anew.
    static var affectsColorAppearance: Bool { get }
    /// What a collection says; the system's own traits are kept apart from the app's.
    static func _value(in traits: UITraitCollection) -> Value
    static func _set(_ value: Value, in traits: inout UITraitOverrides)
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
    public static func _value(in traits: UITraitCollection) -> Value {
        traits.custom[ObjectIdentifier(Self.self)] as? Value ?? defaultValue
    }
    public static func _set(_ value: Value, in traits: inout UITraitOverrides) {
        traits.custom[ObjectIdentifier(Self.self)] = value
    }

    /// Whether the trait differs between two surroundings. Values that can't be compared are taken to differ.
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        !CustomTraits.areEqual(_value(in: a), _value(in: b))
    }
}

/// Values of the app's traits, by their type.
struct CustomTraits: Equatable, @unchecked Sendable {
    // Values are set on the main actor and only read afterwards.
    private var values: [ObjectIdentifier: Any] = [:]
    var isEmpty: Bool { values.isEmpty }

    subscript(_ trait: ObjectIdentifier) -> Any? {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// What this one does not say, as the other says it.
    func over(_ other: CustomTraits) -> CustomTraits {
        var result = other
        for (trait, value) in values { result.values[trait] = value }
        return result
    }

    static func == (a: Self, b: Self) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { trait, value in b.values[trait].map { areEqual(value, $0) } ?? false }
    }

    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<T: Equatable>(_ a: T) -> Bool { a == b as? T }
        if let a = a as? any Equatable { return compare(a) }
        return type(of: a) is AnyObject.Type && (a as AnyObject) === (b as AnyObject)
    }
}
