import Foundation

/// A set of objects that may hold them weakly: several delegates of one object.
public final class NSHashTable<ObjectType: AnyObject>: @unchecked Sendable {
    private var references: [WeakReference] = []
    private let isWeak: Bool

    private init(isWeak: Bool) { self.isWeak = isWeak }

    /// Objects leave when nobody else holds them.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

    public convenience init() { self.init(isWeak: false) }
    public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
        self.init(isWeak: options.contains(.weakMemory))
    }

    public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    public var count: Int { allObjects.count }

    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.removeAll { $0.object == nil }
        references.append(WeakReference(object, isWeak: isWeak))
    }
    public func remove(_ object: ObjectType?) { references.removeAll { $0.object == nil || $0.object === object } }
    public func removeAllObjects() { references = [] }
    public func contains(_ object: ObjectType?) -> Bool {
        object != nil && references.contains { $0.object === object }
    }
    public func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }
    public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// How weak collections hold what is in them.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 512)
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// An object, held or not.
struct WeakReference {
    weak var weakObject: AnyObject?
    var strongObject: AnyObject?
    var object: AnyObject? { strongObject ?? weakObject }

    init(_ object: AnyObject, isWeak: Bool) {
        weakObject = object
        strongObject = isWeak ? nil : object
    }
}
