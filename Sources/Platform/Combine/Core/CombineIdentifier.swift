import Synchronization

/// Tells the parts of a publisher chain apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let last = Atomic<UInt64>(0)
    private let value: UInt64

    /// A new identifier, unlike every other in this process.
    public init() {
        value = Self.last.add(1, ordering: .relaxed).newValue
    }

    /// The identifier of an object: equal for the same object.
    public init(_ object: AnyObject) {
        // Addresses are even, and far above any counter this process will reach.
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) | (1 << 63)
    }

    public var description: String { "0x\(String(value, radix: 16))" }
}

/// A type that identifies itself in a publisher chain. Classes get this for free.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
