@_spi(Reflection) import Swift

/// Decides whether a new view value is the same as the old one, so that its body need not be evaluated.
///
/// Equal bits are equal values, since both are alive and what they share by reference is either immutable (copy on write)
/// or the same object. Otherwise fields are compared one by one: through `Equatable` where they have it, recursively
/// where they are structs. Property wrappers whose storage belongs to the node are left out. A closure that captures
/// something is a new value each time, as in SwiftUI.
enum ValueEquality {
    static func areEqual<T>(_ old: T, _ new: T) -> Bool {
        if haveEqualBits(old, new) { return true }
        if T.self is any NodeOwnedProperty.Type { return true }
        if let old = old as? any Equatable { return isEqual(old, new) }
        return haveEqualFields(old, new)
    }

    private static func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
        guard let new = new as? E else { return false }
        return old == new
    }

    private static func haveEqualBits<T>(_ old: T, _ new: T) -> Bool {
        let size = MemoryLayout<T>.size
        guard size > 0 else { return true }
        return withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
        }
    }

    private static func haveEqualFields<T>(_ old: T, _ new: T) -> Bool {
        withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                // Classes and enums have no fields that could be compared in place: the walk answers false for them.
                guard !(T.self is AnyClass) else { return false }
                return _forEachField(of: T.self) { _, offset, type, _ in
                    isFieldEqual(type, old + offset, new + offset)
                }
            }
        }
    }

    private static func isFieldEqual(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        func compare<F>(_: F.Type) -> Bool {
            areEqual(old.assumingMemoryBound(to: F.self).pointee, new.assumingMemoryBound(to: F.self).pointee)
        }
        return _openExistential(type, do: compare)
    }
}
