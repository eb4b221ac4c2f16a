import UIKit

/// A name space for the identifiers of `matchedGeometryEffect`, one for each place in the tree.
@propertyWrapper
public struct Namespace: NodeOwnedProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var box: Box?

    public init() {}

    /// Outside of the graph there is no place that could own the name space.
    public var wrappedValue: ID { box?.id ?? ID(number: 0) }

    package mutating func link(to slot: PropertySlot) {
        if let known = slot.storage as? Box {
            box = known
            return
        }
        Self.count += 1
        let new = Box(ID(number: Self.count))
        slot.storage = new
        box = new
    }

    @MainActor private static var count = 0
}

/// What of a matched view's geometry is taken over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

@usableFromInline struct MatchedGeometryModifier<ID: Hashable>: EffectModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeView() -> UIView? { MatchedGeometryView() }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        guard let view = view as? MatchedGeometryView else { return }
        view.properties = properties
        view.isSource = isSource
        view.scope = environment.transactionScope
        view.key = key
    }
}

struct MatchedGeometryKey: Hashable, @unchecked Sendable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// Comes from where the view was that had its identifier before, when it is put in place by an animated change.
final class MatchedGeometryView: UIView {
    var properties = MatchedGeometryProperties.frame
    var isSource = true
    var scope: TransactionScope?
    var key: MatchedGeometryKey? { didSet { note() } }

    /// The last place of each identifier, in the window.
    private static var places: [MatchedGeometryKey: CGRect] = [:]

    override var frame: CGRect { didSet { note() } }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { come() }
    }

    private func note() {
        guard isSource, let key, let superview, bounds.width > 0 else { return }
        Self.places[key] = superview.convert(frame, to: nil)
    }

    private func come() {
        guard let key, let old = Self.places[key], let superview else { return note() }
        let new = superview.convert(frame, to: nil)
        note()
        guard let animation = LayoutRoot.animation(in: scope), old != new, new.width > 0, new.height > 0 else {
            return
        }
        var start = CGAffineTransform.identity
        if properties.contains(.size) {
            start = CGAffineTransform(scaleX: old.width / new.width, y: old.height / new.height)
        }
        if properties.contains(.position) {
            start = start.concatenating(
                CGAffineTransform(translationX: old.midX - new.midX, y: old.midY - new.midY))
        }
        UIView.performWithoutAnimation { transform = start }
        animation.animate(settlesWindows: false) { self.transform = .identity }
    }
}

extension View {
    /// Has the view come from where the view with the same identifier was, where its coming is animated.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier<ID>(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
    /// Pages are pushed as they are elsewhere; the source is not enlarged into them.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
