@_spi(Reflection) import Swift
import Synchronization

/// Decides whether a new view value is the same as the old one, so that its body need not be evaluated.
///
/// Equal bits are equal values, since both are alive and what they share by reference is either immutable (copy on write)
/// or the same object. Otherwise fields are compared one by one: through `Equatable` where they have it, recursively
/// where they are structs, optionals or boxes of any type. Property wrappers whose storage belongs to the node are left out. A closure that captures
/// something is a new value each time, as in SwiftUI.
enum ValueEquality {
    /// How values of a type are compared is found out once: reflection looks up the type of each field by its name.
    private static let comparisons = Mutex<[ObjectIdentifier: Comparison]>([:])

    static func areEqual<T>(_ old: T, _ new: T) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in comparison(of: T.self).areEqual(old, new) }
        }
    }

    fileprivate static func comparison<T>(of type: T.Type) -> Comparison {
        comparison(of: type, kind: kind(of: type))
    }

    fileprivate static func comparison<T>(of type: T.Type, kind: @autoclosure () -> _MetadataKind) -> Comparison {
        if let known = comparisons.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let comparison = find(type, kind())
        comparisons.withLock { $0[ObjectIdentifier(type)] = comparison }
        return comparison
    }

    private static func find<T>(_ type: T.Type, _ kind: _MetadataKind) -> Comparison {
        let size = MemoryLayout<T>.size
        if type is any NodeOwnedProperty.Type { return Sameness(size: size) }
        if let equatable = type as? any Equatable.Type { return equatable.comparison }
        if let optional = type as? any OptionalValue.Type { return optional.comparison }
        switch kind {
        case .struct: return FieldComparison(of: type)
        case .existential: return ContentComparison<T>(size: size)
        default: return Comparison(size: size)
        }
    }

    /// A value as a field of a struct tells its kind; nothing public does so for a type alone.
    private static func kind<T>(of type: T.Type) -> _MetadataKind {
        var found = _MetadataKind.unknown
        _forEachField(of: Single<T>.self) { _, _, _, kind in
            found = kind
            return true
        }
        return found
    }

    private struct Single<T> { let value: T }
}

/// Compares two values of one type by their bits, and otherwise as the type says.
private class Comparison: @unchecked Sendable {  // never changes after init
    private let size: Int

    init(size: Int) { self.size = size }

    final func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let bits = UnsafeRawBufferPointer(start: old, count: size)
        return bits.elementsEqual(UnsafeRawBufferPointer(start: new, count: size)) || haveEqualValues(old, new)
    }

    func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { false }
}

/// Of property wrappers whose storage belongs to the node.
private final class Sameness: Comparison, @unchecked Sendable {
    override func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

private final class EquatableComparison<T: Equatable>: Comparison, @unchecked Sendable {
    override func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: T.self).pointee == new.assumingMemoryBound(to: T.self).pointee
    }
}

extension Equatable {
    fileprivate static var comparison: Comparison {
        EquatableComparison<Self>(size: MemoryLayout<Self>.size)
    }
}

private protocol OptionalValue {
    static var comparison: Comparison { get }
}

extension Optional: OptionalValue {
    fileprivate static var comparison: Comparison { OptionalComparison<Wrapped>(size: MemoryLayout<Self>.size) }
}

/// Of optionals of what is not `Equatable` itself.
private final class OptionalComparison<Wrapped>: Comparison, @unchecked Sendable {
    override func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        switch (old.assumingMemoryBound(to: Wrapped?.self).pointee, new.assumingMemoryBound(to: Wrapped?.self).pointee)
        {
        case (nil, nil): true
        case (let old?, let new?): ValueEquality.areEqual(old, new)
        default: false
        }
    }
}

private final class FieldComparison: Comparison, @unchecked Sendable {
    private let fields: [(offset: Int, comparison: Comparison)]

    init<T>(of type: T.Type) {
        var found: [(offset: Int, comparison: Comparison)] = []
        _forEachField(of: type) { _, offset, fieldType, kind in
            func add<F>(_ field: F.Type) {
                found.append((offset, ValueEquality.comparison(of: field, kind: kind)))
            }
            _openExistential(fieldType, do: add)
            return true
        }
        fields = found
        super.init(size: MemoryLayout<T>.size)
    }

    override func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        for field in fields where !field.comparison.areEqual(old + field.offset, new + field.offset) { return false }
        return true
    }
}

/// What is in two boxes, when it is of one type.
private final class ContentComparison<T>: Comparison, @unchecked Sendable {
    override func haveEqualValues(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        // A generic value becomes an `Any` with the box in it, which casts look into, and opening it would not.
        let old: Any = old.assumingMemoryBound(to: T.self).pointee
        let new: Any = new.assumingMemoryBound(to: T.self).pointee
        func compare<Value>(_ type: Value.Type) -> Bool {
            guard let old = old as? Value, let new = new as? Value else { return false }
            return ValueEquality.areEqual(old, new)
        }
        return type(of: old) == type(of: new) && _openExistential(type(of: old), do: compare)
    }
}
