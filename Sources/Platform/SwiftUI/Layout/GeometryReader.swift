import UIKit

/// Fills what it is offered and makes its content knowing the size.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        GeometryReaderNode(view: self, parent: parent, environment: environment)
    }
}

/// The size and place of a geometry reader.
@MainActor
public struct GeometryProxy {
    public let size: CGSize
    weak var item: LayoutItem?

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let placement = item?.placement, let canvas = placement.canvas else {
            return CGRect(origin: .zero, size: size)
        }
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return canvas.convert(placement.frame, to: nil)
        case .named(let name):
            var view: UIView? = canvas
            while let current = view {
                if (current as? CoordinateSpaceView)?.name == name {
                    return canvas.convert(placement.frame, to: current)
                }
                view = current.superview
            }
            return canvas.convert(placement.frame, to: nil)
        }
    }
}

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public static func named<T: Hashable>(_ name: T) -> CoordinateSpace { .named(AnyHashable(name)) }
}

final class CoordinateSpaceView: UIView {
    var name: AnyHashable?
}

struct CoordinateSpaceModifier: EffectModifier {
    let name: AnyHashable
    func makeView() -> UIView? { CoordinateSpaceView() }
    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        (view as? CoordinateSpaceView)?.name = name
    }
}

extension View {
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
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
        let content = DependencyTracker.track(self) { view.content(GeometryProxy(size: size, item: item)) }
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
