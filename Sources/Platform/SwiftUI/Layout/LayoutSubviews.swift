import Foundation

/// What a custom container lays out, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    private var subviews: ArraySlice<LayoutSubview>
    public var layoutDirection = LayoutDirection.leftToRight

    init(_ items: [LayoutItem], sink: PlacementSink) {
        subviews = items.enumerated().map { LayoutSubview(item: $1, index: $0, sink: sink) }[...]
    }

    /// The items, for containers of our own.
    var items: [LayoutItem] { subviews.map(\.item) }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        var copy = self
        copy.subviews = subviews[bounds]
        return copy
    }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        var copy = self
        copy.subviews = indices.map { subviews[$0] }[...]
        return copy
    }
}

/// One of the views that a custom container lays out.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let item: LayoutItem
    let index: Int
    let sink: PlacementSink

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }

    /// The value that `layoutValue(key:value:)` gave to the view.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMainNow { item.trait(LayoutValueTraits.key(for: key)) } ?? K.defaultValue
    }

    public var priority: Double { onMainNow { item.priority } }
    public var spacing: ViewSpacing { onMainNow { item.isSpacer } ? .zero : ViewSpacing() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainNow { item.size(for: proposal) } }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainNow { item.dimensions(for: proposal) }
    }

    /// Puts the view's `anchor` at a point of the container's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        sink.places[index] = PlacementSink.Place(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal)
    }
}

/// Where a container has put its subviews.
final class PlacementSink: @unchecked Sendable {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    var places: [Int: Place] = [:]
}

/// Names a value that views carry for the container around them.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension LayoutValueKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// One trait for each type of key.
@MainActor
enum LayoutValueTraits {
    private static var keys: [ObjectIdentifier: AnyObject] = [:]

    static func key<K: LayoutValueKey>(for key: K.Type) -> TraitKey<K.Value> {
        if let known = keys[ObjectIdentifier(key)] as? TraitKey<K.Value> { return known }
        let made = TraitKey<K.Value>()
        keys[ObjectIdentifier(key)] = made
        return made
    }
}

extension View {
    /// Gives the view a value that a custom container around it can read.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(key: LayoutValueTraits.key(for: key), value: value))
    }
}
