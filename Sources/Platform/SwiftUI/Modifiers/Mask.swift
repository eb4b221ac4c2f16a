import UIKit

/// Shows the content only where another view is opaque.
@usableFromInline struct MaskModifier<Mask: View>: PrimitiveModifier {
    let alignment: Alignment
    let mask: Mask

    package func makeNode<Content: View>(
        view: ModifiedContent<Content, Self>, parent: Node?, environment: EnvironmentValues
    ) -> Node {
        MaskNode(view: view, parent: parent, environment: environment)
    }
}

final class MaskNode<Content: View, Mask: View>: ModifierNode<Content, MaskModifier<Mask>> {
    private var maskNode: Node!
    private var wrappers = WrapperSet<MaskedItem>()

    override func didMakeChild() {
        maskNode = Node.make(view.modifier.mask, parent: self, environment: environment)
    }

    override var children: [Node] {
        guard let maskNode, let child else { return [] }
        return [child, maskNode]
    }

    override func makeItems() -> [LayoutItem] {
        // As with layers, one view masks one item: the first of several.
        let wrapped = wrappers.wrap(child.items) { MaskedItem(around: $0) }
        for (index, wrapper) in wrapped.enumerated() {
            wrapper.set(mask: index == 0 ? maskNode.items : [], alignment: view.modifier.alignment)
        }
        return wrapped
    }

    override func update(_ new: ModifiedContent<Content, MaskModifier<Mask>>, environment: EnvironmentValues) {
        let realigned = new.modifier.alignment != view.modifier.alignment
        super.update(new, environment: environment)
        let (node, isNew) = reconcile(maskNode, with: new.modifier.mask, environment: environment)
        maskNode = node
        if isNew || realigned { itemsDidChange() }
    }
}

final class MaskedItem: WrapperItem {
    private let view = UIView()
    private let maskView = UIView()
    private let stack = OverlayStackItem(alignment: .center)

    override init(around child: LayoutItem) {
        super.init(around: child)
        stack.container = self
    }

    func set(mask: [LayoutItem], alignment: Alignment) {
        stack.setChildren(mask)
        stack.alignment = alignment
        stack.forgetSizes()
        view.mask = mask.isEmpty ? nil : maskView
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        canvas.put(view, frame: frame)
        let own = ItemCanvas(view)
        child.place(at: .zero, proposal: proposal, on: own)
        own.finish()
        maskView.frame = CGRect(origin: .zero, size: frame.size)
        let offer = ProposedViewSize(frame.size)
        let stencil = ItemCanvas(maskView)
        stack.place(
            at: stack.origin(in: frame.size, alignment: stack.alignment, proposal: offer), proposal: offer, on: stencil)
        stencil.finish()
        view.setNeedsDisplay()
    }

    override var innerItems: [LayoutItem] { [child, stack] }
    override var dumpLabel: String { "mask" }
}

extension View {
    /// Shows the view only where `mask` is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(alignment: .center, mask: mask))
    }
}
