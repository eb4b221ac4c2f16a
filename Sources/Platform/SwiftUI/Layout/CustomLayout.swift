import UIKit

/// A custom container with its content.
struct _LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        CustomLayoutNode(view: self, content: content, parent: parent, environment: environment)
    }
}

final class CustomLayoutNode<L: Layout, Content: View>: ContainerNode<_LayoutView<L, Content>, Content> {
    private lazy var custom = CustomLayoutItem(view.layout)
    private var cached: (from: EnvironmentValues, to: EnvironmentValues)?

    override var item: LayoutItem { custom }
    override func contentView(of view: _LayoutView<L, Content>) -> Content { view.content }
    override func setChildren(_ items: [LayoutItem]) { custom.setChildren(items) }

    override func viewDidChange() {
        guard !ValueEquality.areEqual(custom.layout, view.layout) else { return }
        custom.layout = view.layout
        custom.invalidate()
    }

    override var contentEnvironment: EnvironmentValues {
        let axis = view.layout.stackAxis
        guard environment.stackAxis != axis else { return environment }
        if let cached, cached.from.isIdentical(to: environment), cached.to.stackAxis == axis { return cached.to }
        var changed = environment
        changed.stackAxis = axis
        cached = (environment, changed)
        return changed
    }
}

extension Layout {
    /// The axis that spacers and dividers inside follow.
    var stackAxis: Axis? { (self as? AnyLayout)?.orientation ?? Self.layoutProperties.stackOrientation }
}

/// Asks a `Layout` for sizes and places, and keeps its cache.
final class CustomLayoutItem<L: Layout>: LayoutItem {
    var layout: L
    private var children: [LayoutItem] = []
    private let sink = PlacementSink()
    private var cache: L.Cache?
    private var isCacheOld = false

    init(_ layout: L) { self.layout = layout }

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
        isCacheOld = true
    }

    override func forgetSizes() {
        super.forgetSizes()
        isCacheOld = true
    }

    private var subviews: LayoutSubviews { LayoutSubviews(children, sink: sink) }

    private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current: L.Cache
        if var kept = cache {
            if isCacheOld { layout.updateCache(&kept, subviews: subviews) }
            current = kept
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        isCacheOld = false
        cache = nil
        let result = body(layout, subviews, &current)
        cache = current
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout, subviews, cache in
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        sink.places = [:]
        withCache { layout, subviews, cache in
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        }
        for index in children.indicesByZIndex {
            let child = children[index]
            if let place = sink.places[index] {
                child.place(at: place.origin, proposal: place.proposal, on: canvas)
            } else {
                let origin = child.origin(in: frame.size, alignment: .center, proposal: proposal)
                child.place(
                    at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: proposal, on: canvas)
            }
        }
    }

    override func findDefinedGuides() -> DefinedGuides { .all }

    override func findGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        return withCache { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override var innerItems: [LayoutItem] { children }
    override var dumpLabel: String { typeName(L.self) }
}
