import Foundation
import Synchronization

// Extensions cannot store properties, and code for Apple's systems keeps their values with Objective-C's associated objects.
// There is no Objective-C here; a table does the same.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key; nil removes it.
///
/// A value whose object is gone is let go at one of the next calls, not at once. With `OBJC_ASSOCIATION_ASSIGN` an object is
/// not kept alive.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.set(value, of: object as AnyObject, UInt(bitPattern: key), isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that `objc_setAssociatedObject` keeps with an object, nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.value(of: object as AnyObject, UInt(bitPattern: key))
}

public func objc_removeAssociatedObjects(_ object: Any) { Associations.removeAll(of: object as AnyObject) }

private enum Associations {
    private final class Value: @unchecked Sendable {
        // Reached under the table's lock only.
        private let strong: Any?
        private weak var weak: AnyObject?

        init(_ value: Any, isWeak: Bool) {
            strong = isWeak ? nil : value
            weak = isWeak ? value as AnyObject : nil
        }

        var value: Any? { strong ?? weak }
    }

    private struct Entry: @unchecked Sendable {
        weak var owner: AnyObject?
        var values: [UInt: Value] = [:]
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries make it worth a look for dead ones.
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func value(of object: AnyObject, _ key: UInt) -> Any? {
        let found = table.withLock { table -> Value? in
            let entry = table.entries[ObjectIdentifier(object)]
            // A dead object's address may be another's by now.
            return entry?.owner === object ? entry?.values[key] : nil
        }
        return found?.value
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: UInt, isWeak: Bool) {
        let kept = value.map { Value($0, isWeak: isWeak) }
        // What is replaced may run code of its own when it goes: outside of the lock.
        let released = table.withLock { table -> [Entry] in
            let id = ObjectIdentifier(object)
            var released: [Entry] = []
            if let old = table.entries[id] { released.append(old) }
            var entry = table.entries[id].flatMap { $0.owner === object ? $0 : nil } ?? Entry(owner: object)
            entry.values[key] = kept
            table.entries[id] = entry.values.isEmpty ? nil : entry
            if table.entries.count > table.limit {
                let dead = table.entries.filter { $0.value.owner == nil }
                for id in dead.keys { table.entries[id] = nil }
                released += dead.values
                table.limit = max(64, table.entries.count * 2)
            }
            return released
        }
        withExtendedLifetime(released) {}
    }

    static func removeAll(of object: AnyObject) {
        let released = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(released) {}
    }
}
