import UIKit

/// The node of a view that is one layout item. `apply` brings the item up to date with the view and the environment.
final class LeafNode<V: View, Item: LayoutItem>: ViewNode<V> {
    let item: Item
    private let apply: (Item, V, EnvironmentValues) -> Void
    private lazy var movement = Movement<V>(self)

    init(
        view: V, item: Item, parent: Node?, environment: EnvironmentValues,
        apply: @escaping (Item, V, EnvironmentValues) -> Void
    ) {
        self.item = item
        self.apply = apply
        super.init(view: view, parent: parent, environment: environment)
        DependencyTracker.track(self) { apply(item, view, environment) }
    }

    override var canBeTakenOver: Bool { item.canBeTakenOver }
    override func makeItems() -> [LayoutItem] { [item] }

    override func update(_ new: V, environment: EnvironmentValues) {
        let same = environment.isIdentical(to: self.environment) && ValueEquality.areEqual(view, new)
        if TakingOver.isUnderWay { movement?.stop() }
        super.update(
            TakingOver.isUnderWay ? new : movement?.value(for: new, shown: view) ?? new, environment: environment)
        if !same || isDirty { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        if let moved = movement?.current { view = moved }
        DependencyTracker.track(self) { apply(item, view, environment) }
        item.invalidate()
    }
}

/// An item that shows one `UIView`.
class ViewItem<Content: UIView>: LayoutItem {
    let view: Content

    init(_ view: Content) { self.view = view }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        canvas.put(view, frame: frame)
    }
}
