@_spi(Reflection) import Swift

/// Decides whether a new view value is the same as the old one, so that its body need not be evaluated.
///
/// Equal bits are equal values, since both are alive and what they share by reference is either immutable (copy on write)
/// or the same object. Otherwise fields are compared one by one: through `Equatable` where they have it, recursively
/// where they are structs. Property wrappers whose storage belongs to the node are left out. A closure that captures
/// something is a new value each time, as in SwiftUI.
enum ValueEquality {
    static func areEqual<T>(_ old: T, _ new: T) -> Bool { areEqual(old, new, kind: kind(of: T.self)) }

    private static func areEqual<T>(_ old: T, _ new: T, kind: @autoclosure () -> _MetadataKind) -> Bool {
        if haveEqualBits(old, new) { return true }
        if T.self is any NodeOwnedProperty.Type { return true }
        if let old = old as? any Equatable { return isEqual(old, new) }
        switch kind() {
        case .struct: return haveEqualFields(old, new)
        case .existential: return haveEqualContents(old, new)
        default: return false
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

    private static func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
        guard let new = new as? E else { return false }
        return old == new
    }

    private static func haveEqualBits<T>(_ old: T, _ new: T) -> Bool {
        withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
        }
    }

    private static func haveEqualFields<T>(_ old: T, _ new: T) -> Bool {
        withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return _forEachField(of: T.self) { _, offset, type, kind in
                    isFieldEqual(type, kind, old + offset, new + offset)
                }
            }
        }
    }

    private static func isFieldEqual(
        _ type: Any.Type, _ kind: _MetadataKind, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        func compare<F>(_: F.Type) -> Bool {
            areEqual(
                old.assumingMemoryBound(to: F.self).pointee, new.assumingMemoryBound(to: F.self).pointee, kind: kind)
        }
        return _openExistential(type, do: compare)
    }

    /// What is in two boxes, when it is of one type.
    private static func haveEqualContents(_ old: Any, _ new: Any) -> Bool {
        func compare<Value>(_ old: Value) -> Bool {
            guard type(of: new) == Value.self, let new = new as? Value else { return false }
            return areEqual(old, new)
        }
        return _openExistential(old, do: compare)
    }
}
