import UIKit

/// A modifier that measures and places its content differently.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize
    /// The child's origin within the modified view, and what to propose to it.
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize)
    func guide(_ key: AlignmentKey, of child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
    func definedGuides(of child: LayoutItem) -> DefinedGuides
    func range(
        _ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize
    ) -> ClosedRange<CGFloat>?
    var priority: Double? { get }
    var zIndex: Double? { get }
    func trait<T>(_ key: TraitKey<T>) -> T?
    /// A view that the content is drawn in, for modifiers that change how it looks.
    func makeView() -> UIView?
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues)
    /// Called once the content is in the view.
    func finish(_ view: UIView)
}

extension LayoutModifier {
    func measure(_ child: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    func position(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, proposal)
    }
    func guide(
        _ key: AlignmentKey, of child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let (origin, inner) = position(child, in: size, proposal)
        guard let value = child.guide(key, proposal: inner) else { return nil }
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
    func definedGuides(of child: LayoutItem) -> DefinedGuides { child.definedGuides }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? { nil }
    var priority: Double? { nil }
    var zIndex: Double? { nil }
    func trait<T>(_ key: TraitKey<T>) -> T? { nil }
    func makeView() -> UIView? { nil }
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {}
    func finish(_ view: UIView) {}

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        LayoutModifierNode(view: view, parent: parent, environment: environment)
    }
}

/// A modifier that gives its content a view of its own, and leaves the layout as it is.
@MainActor
protocol EffectModifier: LayoutModifier {}

extension EffectModifier {
    func makeView() -> UIView? { UIView() }
    func range(_ child: LayoutItem, along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat>? {
        child.range(along: axis, proposal: proposal)
    }
}

/// Wraps each item of its content.
final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>: ModifierNode<Content, Modifier> {
    private var wrappers = WrapperSet<ModifierItem<Modifier>>()

    override var canBeTakenOver: Bool {
        (view.modifier as? any ForgetfulModifier)?.canBeTakenOver == true && child.canBeTakenOver
    }

    override func makeItems() -> [LayoutItem] {
        wrappers.wrap(child.items) { ModifierItem(view.modifier, around: $0, environment) }
    }

    override func modifierDidChange(from previous: Modifier) {
        let same = ValueEquality.areEqual(previous, view.modifier)
        for wrapper in wrappers.all {
            let sameEnvironment = wrapper.environment.isIdentical(to: environment)
            guard !same || !sameEnvironment else { continue }
            wrapper.modifier = view.modifier
            wrapper.environment = environment
            wrapper.invalidate()
        }
    }
}

/// The item of a layout modifier around one item.
final class ModifierItem<Modifier: LayoutModifier>: LayoutItem, WrappingItem {
    var modifier: Modifier
    var environment: EnvironmentValues
    let child: LayoutItem
    private var view: UIView?

    init(_ modifier: Modifier, around child: LayoutItem, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.child = child
        self.environment = environment
        view = modifier.makeView()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.measure(child, proposal) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let (origin, inner) = modifier.position(child, in: frame.size, proposal)
        guard let view else {
            let place = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
            child.place(at: place, proposal: inner, on: canvas)
            return
        }
        // What was not there has nothing to move from.
        if canvas.put(view, frame: frame) {
            UIView.performWithoutAnimation { modifier.apply(to: view, size: frame.size, environment: environment) }
        } else {
            modifier.apply(to: view, size: frame.size, environment: environment)
        }
        let own = ItemCanvas(view)
        child.place(at: origin, proposal: inner, on: own)
        own.finish()
        modifier.finish(view)
    }

    override func findDefinedGuides() -> DefinedGuides { modifier.definedGuides(of: child) }

    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        modifier.guide(key, of: child, in: size(for: proposal), proposal)
    }

    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        modifier.range(child, along: axis, proposal: proposal) ?? super.range(along: axis, proposal: proposal)
    }

    override var priority: Double { modifier.priority ?? child.priority }
    override var zIndex: Double { modifier.zIndex ?? child.zIndex }
    override var isSpacer: Bool { false }
    override func trait<T>(_ key: TraitKey<T>) -> T? { modifier.trait(key) ?? child.trait(key) }
    override var innerItems: [LayoutItem] { [child] }
    override var dumpLabel: String { typeName(Modifier.self) }
}
