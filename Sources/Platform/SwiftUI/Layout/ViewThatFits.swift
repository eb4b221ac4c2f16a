import Foundation

/// The first of its views that fits into what is offered.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        ViewThatFitsNode(view: self, content: content, parent: parent, environment: environment)
    }
}

final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
    private lazy var chooser = ViewThatFitsItem(axes: view.axes)
    override var item: LayoutItem { chooser }
    override func contentView(of view: ViewThatFits<Content>) -> Content { view.content }
    override func setChildren(_ items: [LayoutItem]) { chooser.setChildren(items) }
}

final class ViewThatFitsItem: LayoutItem {
    private let axes: Axis.Set
    private var children: [LayoutItem] = []

    init(axes: Axis.Set) { self.axes = axes }

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
    }

    override var innerItems: [LayoutItem] { children }

    private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
        children.first { child in
            let ideal = child.size(for: .unspecified)
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            return fitsWidth && fitsHeight
        } ?? children.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.size(for: proposal) ?? .zero }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        choice(proposal)?.place(at: frame.origin, proposal: proposal, on: canvas)
    }
}
