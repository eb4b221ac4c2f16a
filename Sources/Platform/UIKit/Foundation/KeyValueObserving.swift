import Foundation

// Key-value observing is Objective-C's: a Swift class on Linux does not tell of its properties. The names exist so that the
// compiler can say what to use instead.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// An observation of a property: a variable of this type compiles, and nothing makes one.
public final class NSKeyValueObservation: NSObject {
    private override init() { super.init() }
    public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public protocol KeyValueObservable: AnyObject {}
extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    @available(
        *, unavailable,
        message:
            "There is no key-value observing on Linux: use a delegate, a notification, a closure (AVPlayerItem.onStatusChange, AVPlayer.onTimeControlStatusChange), or override scrollViewDidScroll and layoutSubviews"
    )
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError("unavailable") }

    @available(
        *, unavailable,
        message:
            "There is no key-value observing on Linux: use a delegate, a notification or a closure (AVPlayerItem.onStatusChange, AVPlayer.onTimeControlStatusChange)"
    )
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    @available(*, unavailable, message: "There is no key-value observing on Linux: nothing was added")
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    @available(
        *, unavailable, message: "There is no key-value coding on Linux: use a key path, object[keyPath: \\.name]"
    )
    public func value(forKey key: String) -> Any? { nil }

    @available(*, unavailable, message: "There is no key-value coding on Linux: set the property itself")
    public func setValue(_ value: Any?, forKey key: String) {}
}
