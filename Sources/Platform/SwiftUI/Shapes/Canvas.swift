import UIKit

/// A view that is drawn by a closure.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// It fills what it is offered.
public struct Canvas<Symbols: View>: View, PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        CanvasNode(view: self, parent: parent, environment: environment)
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The node of a canvas, with the views it may draw.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
    private let item = FillItem(CanvasView())
    private var child: Node!

    override init(view: Canvas<Symbols>, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        child = Node.make(view.symbols, parent: self, environment: environment)
        connect()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override func makeItems() -> [LayoutItem] { [item] }
    override func itemsDidChange() { item.view.setNeedsDisplay() }

    override func update(_ new: Canvas<Symbols>, environment: EnvironmentValues) {
        super.update(new, environment: environment)
        (child, _) = reconcile(child, with: new.symbols, environment: environment)
        item.view.setNeedsDisplay()
    }

    override func evaluate() {
        isDirty = false
        item.view.setNeedsDisplay()
    }

    private func connect() {
        item.view.isUserInteractionEnabled = false
        item.view.render = { [weak self] context, size in
            guard let self else { return }
            var graphics = GraphicsContext(
                context, environment: environment,
                symbols: { [weak self] id in self?.child.items.first { $0.trait(Traits.tag) == id } })
            // What it reads is followed: it is drawn again, and not evaluated.
            DependencyTracker.track(self) { self.view.renderer(&graphics, size) }
        }
    }
}

/// Asks the closure whenever it is drawn.
final class CanvasView: UIView {
    var render: ((CGContext, CGSize) -> Void)?

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        render?(context, bounds.size)
    }
}
