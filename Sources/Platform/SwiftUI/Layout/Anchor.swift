import UIKit

/// A point or rectangle of a view, which a geometry proxy elsewhere turns into its own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
    weak var item: LayoutItem?
    let resolve: (CGRect) -> Value

    /// What of a view an anchor stands for.
    public struct Source: @unchecked Sendable {
        let value: (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        let unit = CGRect(x: 0, y: 0, width: 100, height: 10)
        return left.item === right.item && left.resolve(unit) == right.resolve(unit)
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Hands up an anchor to the content as a preference.
@usableFromInline struct AnchorWriter<Key: PreferenceKey, A>: PrimitiveModifier {
    let source: Anchor<A>.Source
    /// Whether what the content says is kept and added to.
    let transform: (inout Key.Value, Anchor<A>) -> Void
    let keepsContent: Bool

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        AnchorNode(view: view, parent: parent, environment: environment)
    }
}

final class AnchorNode<Content: View, Key: PreferenceKey, A>: ModifierNode<Content, AnchorWriter<Key, A>> {
    override func didMakeChild() { PreferenceObservers.shared.setNeedsDelivery() }
    override func modifierDidChange(from previous: AnchorWriter<Key, A>) {
        PreferenceObservers.shared.setNeedsDelivery()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Key.self else { return nil }
        let modifier = view.modifier
        var value = modifier.keepsContent ? reducedPreference(Key.self) : Key.defaultValue
        modifier.transform(&value, Anchor(item: items.first, resolve: modifier.source.value))
        return value as? K.Value
    }

    override func destroy() {
        super.destroy()
        PreferenceObservers.shared.setNeedsDelivery()
    }
}

extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWriter<K, A>(source: value, transform: { $0 = transform($1) }, keepsContent: false))
    }
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorWriter<K, A>(source: value, transform: transform, keepsContent: true))
    }
}
