import UIKit

/// `overlay` and `background`: a second view that is proposed the size of the first and does not change it.
struct LayerModifier<Layer: View>: PrimitiveModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: Layer

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        LayerNode(view: view, parent: parent, environment: environment)
    }
}

final class LayerNode<Content: View, Layer: View>: ModifierNode<Content, LayerModifier<Layer>> {
    private var layerNode: Node!
    private var wrappers: [ObjectIdentifier: LayeredItem] = [:]

    override func didMakeChild() {
        layerNode = Node.make(view.modifier.layer, parent: self, environment: environment)
    }

    override var children: [Node] {
        guard let layerNode, let child else { return [] }
        return view.modifier.isInFront ? [child, layerNode] : [layerNode, child]
    }

    override func makeItems() -> [LayoutItem] {
        // A layer is one view: around several items, the first carries it.
        let inner = child.items
        var used: [ObjectIdentifier: LayeredItem] = [:]
        let wrapped = inner.enumerated().map { index, item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? LayeredItem(around: item)
            wrapper.set(
                layers: index == 0 ? layerNode.items : [], alignment: view.modifier.alignment,
                isInFront: view.modifier.isInFront)
            used[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = used
        return wrapped
    }

    override func update(_ new: ModifiedContent<Content, LayerModifier<Layer>>, environment: EnvironmentValues) {
        let realigned = new.modifier.alignment != view.modifier.alignment
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(layerNode, with: new.modifier.layer, environment: environment)
        layerNode = node
        if isNew || realigned { itemsDidChange() }
    }
}

final class LayeredItem: LayoutItem {
    private let child: LayoutItem
    private let stack = OverlayStackItem(alignment: .center)
    private var isInFront = true

    init(around child: LayoutItem) {
        self.child = child
        super.init()
        child.container = self
        stack.container = self
    }

    func set(layers: [LayoutItem], alignment: Alignment, isInFront: Bool) {
        stack.setChildren(layers)
        stack.alignment = alignment
        stack.forgetSizes()
        self.isInFront = isInFront
        child.container = self
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        if isInFront { child.place(at: frame.origin, proposal: proposal, on: canvas) }
        let offer = ProposedViewSize(frame.size)
        let origin = stack.origin(in: frame.size, alignment: stack.alignment, proposal: offer)
        stack.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer, on: canvas)
        if !isInFront { child.place(at: frame.origin, proposal: proposal, on: canvas) }
    }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        child.guide(key, proposal: proposal)
    }
    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        child.range(along: axis, proposal: proposal)
    }
    override var priority: Double { child.priority }
    override var zIndex: Double { child.zIndex }
    override func trait<T>(_ key: TraitKey<T>) -> T? { child.trait(key) }
    override var innerItems: [LayoutItem] { isInFront ? [child, stack] : [stack, child] }
    override var dumpLabel: String { isInFront ? "overlay" : "background" }
}

extension View {
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: true, layer: content()))
    }
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: true, layer: overlay))
    }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: false, layer: content()))
    }
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isInFront: false, layer: background))
    }
}
