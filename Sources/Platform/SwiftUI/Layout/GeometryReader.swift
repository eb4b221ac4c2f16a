import UIKit

/// Fills what it is offered and makes its content knowing the size.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        GeometryReaderNode(view: self, parent: parent, environment: environment)
    }
}

final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>> {
    private let item = GeometryReaderItem()
    private var child: Node?
    private var size: CGSize?

    override init(view: GeometryReader<Content>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        item.onSize = { [weak self] size in self?.resize(size) }
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override func makeItems() -> [LayoutItem] { [item] }

    /// Only a reader that asked where it is has to hear of being moved.
    private lazy var places = PlaceReads { [weak self] in self?.markDirty() }

    override func update(_ new: GeometryReader<Content>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        evaluate()
    }

    /// Before the first layout there is no size to evaluate with.
    override func evaluate() {
        isDirty = false
        guard let size else { return }
        build(size)
        item.invalidate()
    }

    /// Called in the middle of a layout pass: the content is there when it returns.
    private func resize(_ new: CGSize) {
        guard new != size else { return }
        size = new
        build(new)
    }

    private func build(_ size: CGSize) {
        places.forget()
        let proxy = GeometryProxy(size: size, item: item, reads: places)
        let content = DependencyTracker.track(self) { view.content(proxy) }
        let (node, isNew) = reconcile(child, with: content, environment: environment)
        child = node
        if isNew { item.setChildren(node.items) }
    }

    override func itemsDidChange() {
        guard let child else { return }
        item.setChildren(child.items)
        item.invalidate()
    }
}

/// Takes all it is offered; its content stands at the top left.
final class GeometryReaderItem: LayoutItem {
    var onSize: ((CGSize) -> Void)?
    private let stack = OverlayStackItem(alignment: .topLeading)

    override init() {
        super.init()
        stack.container = self
    }

    func setChildren(_ items: [LayoutItem]) {
        stack.setChildren(items)
        stack.forgetSizes()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func range(along axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> { 0...(.infinity) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        onSize?(frame.size)
        stack.place(at: frame.origin, proposal: ProposedViewSize(frame.size), on: canvas)
    }

    override var innerItems: [LayoutItem] { [stack] }
    override var dumpLabel: String { "GeometryReader" }
}
