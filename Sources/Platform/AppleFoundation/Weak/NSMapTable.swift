import Foundation

/// A dictionary that may hold its keys or its objects weakly. Entries go with either of them.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: @unchecked Sendable {
    private var entries: [(key: WeakReference, object: WeakReference)] = []
    private let hasWeakKeys: Bool
    private let hasWeakObjects: Bool

    private init(weakKeys: Bool, weakObjects: Bool) {
        hasWeakKeys = weakKeys
        hasWeakObjects = weakObjects
    }

    public class func strongToStrongObjects() -> NSMapTable { NSMapTable(weakKeys: false, weakObjects: false) }
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(weakKeys: false, weakObjects: true) }
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(weakKeys: true, weakObjects: false) }
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(weakKeys: true, weakObjects: true) }

    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.init(weakKeys: keyOptions.contains(.weakMemory), weakObjects: valueOptions.contains(.weakMemory))
    }

    public var count: Int { live.count }

    public func object(forKey aKey: KeyType?) -> ObjectType? {
        live.first { isSame($0.key.object, aKey) }?.object.object as? ObjectType
    }
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let aKey, let anObject else { return }
        entries.append(
            (WeakReference(aKey, isWeak: hasWeakKeys), WeakReference(anObject, isWeak: hasWeakObjects)))
    }
    public func removeObject(forKey aKey: KeyType?) { entries = live.filter { !isSame($0.key.object, aKey) } }
    public func removeAllObjects() { entries = [] }
    public func keyEnumerator() -> NSEnumerator { (live.compactMap(\.key.object) as NSArray).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { (live.compactMap(\.object.object) as NSArray).objectEnumerator() }
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for entry in live {
            if let key = entry.key.object as? AnyHashable { result[key] = entry.object.object as? ObjectType }
        }
        return result
    }

    private var live: [(key: WeakReference, object: WeakReference)] {
        entries.filter { $0.key.object != nil && $0.object.object != nil }
    }

    private func isSame(_ left: AnyObject?, _ right: KeyType?) -> Bool {
        if left === right { return true }
        guard let left = left as? NSObject, let right = right as? NSObject else { return false }
        return left.isEqual(right)
    }
}
