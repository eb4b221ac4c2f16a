import UIKit

/// `overlay` and `background`: a second view that is proposed the size of the first and does not change it.
@usableFromInline struct LayerModifier<Layer: View>: PrimitiveModifier {
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
    private var wrappers = WrapperSet<LayeredItem>()

    override var canBeTakenOver: Bool { child.canBeTakenOver && layerNode.canBeTakenOver }

    override func didMakeChild() {
        layerNode = Node.make(view.modifier.layer, parent: self, environment: environment)
    }

    override var children: [Node] {
        guard let layerNode, let child else { return [] }
        return view.modifier.isInFront ? [child, layerNode] : [layerNode, child]
    }

    override func makeItems() -> [LayoutItem] {
        // A layer is one view: around several items, the first carries it.
        let wrapped = wrappers.wrap(child.items) { LayeredItem(around: $0) }
        for (index, wrapper) in wrapped.enumerated() {
            wrapper.set(
                layers: index == 0 ? layerNode.items : [], alignment: view.modifier.alignment,
                isInFront: view.modifier.isInFront)
        }
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

final class LayeredItem: WrapperItem {
    private let stack = OverlayStackItem(alignment: .center)
    private var isInFront = true

    override init(around child: LayoutItem) {
        super.init(around: child)
        stack.container = self
    }

    func set(layers: [LayoutItem], alignment: Alignment, isInFront: Bool) {
        stack.setChildren(layers)
        stack.alignment = alignment
        stack.forgetSizes()
        self.isInFront = isInFront
    }

    /// The content is placed first in any case: a layer may ask where things in it are.
    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let mark = canvas.mark
        child.place(at: frame.origin, proposal: proposal, on: canvas)
        let layersMark = canvas.mark
        let offer = ProposedViewSize(frame.size)
        let origin = stack.origin(in: frame.size, alignment: stack.alignment, proposal: offer)
        stack.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer, on: canvas)
        if !isInFront { canvas.moveBehind(from: layersMark, to: mark) }
    }

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
