import UIKit

/// Tells what of its content's geometry has changed, after each layout.
@usableFromInline struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> T
    let action: (T?, T) -> Void

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        GeometryChangeNode(view: view, parent: parent, environment: environment)
    }
}

final class GeometryChangeNode<Content: View, T: Equatable>: ModifierNode<Content, GeometryChangeModifier<T>> {
    private var wrappers = WrapperSet<GeometryChangeItem>()
    private var last: T?
    private lazy var places = PlaceReads { [weak self] in self?.schedule() }
    private var isScheduled = false

    override func makeItems() -> [LayoutItem] {
        let wrapped = wrappers.wrap(child.items) { GeometryChangeItem(around: $0) }
        wrapped.first?.onDraw = { [weak self] in self?.schedule() }
        return wrapped
    }

    /// The customer's code runs when the layout is over.
    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        UpdateScheduler.shared.afterUpdate { [weak self] in self?.report() }
    }

    private func report() {
        isScheduled = false
        guard isAlive, let item = wrappers.all.first(where: { $0.onDraw != nil }), let place = item.placement else {
            return
        }
        places.forget()
        let value = view.modifier.transform(GeometryProxy(size: place.frame.size, item: item, reads: places))
        guard value != last else { return }
        let old = last
        last = value
        view.modifier.action(old, value)
    }
}

final class GeometryChangeItem: WrapperItem {
    var onDraw: (() -> Void)?
    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        super.draw(in: frame, proposal: proposal, on: canvas)
        onDraw?()
    }
}

extension View {
    /// Runs with what `transform` makes of the view's geometry, at first and whenever it has changed.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { action($0 ?? $1, $1) }))
    }
}
