import UIKit

/// The actions of a row that is pulled aside: their node and how they are laid out. They live while they are seen.
@MainActor
final class RowSwipe {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let node: Node
    let item: SwipeBarItem
    let view = UIView()
    private unowned let row: ListRowNode

    init(_ edge: HorizontalEdge, _ actions: [SwipeActionsContent], row: ListRowNode) {
        self.edge = edge
        self.row = row
        allowsFullSwipe = actions.first?.allowsFullSwipe ?? false
        item = SwipeBarItem(edge: edge)
        view.clipsToBounds = true
        var environment = row.environment
        // The actions have colours of their own; what the list around is tinted with is for its controls.
        environment.tint = nil
        environment.isInList = false
        environment.buttonStyle = AnyButtonStyle(SwipeButtonStyle())
        environment.labelStyle = AnyLabelStyle(SwipeLabelStyle())
        environment.dismissAfterAction = { [weak row] in row?.closeSwipe() }
        let parts = actions.map { $0.content() }
        let bar = SwipeBarNode(view: SwipeBar(parts: parts), parent: row, environment: environment)
        bar.onItems = { [weak item] in item?.setChildren($0) }
        node = bar
        item.setChildren(bar.items)
    }

    var openWidth: CGFloat { item.naturalWidth }

    /// Runs the action at the edge, as a press on it would.
    func runFirst() {
        let control = view.allViews.lazy.compactMap { $0 as? ControlView }.first
        control?.sendActions(for: .primaryActionTriggered)
    }

    func close(_ done: @escaping () -> Void) {
        row.item.view.swiping.slide(to: 0) { [node, view] in
            node.destroy()
            view.removeFromSuperview()
            done()
        }
    }
}

/// The contents of a swipe bar.
struct SwipeBar: View, PrimitiveView {
    let parts: [AnyView]

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        SwipeBarNode(view: self, parent: parent, environment: environment)
    }
}

final class SwipeBarNode: ViewNode<SwipeBar> {
    private var nodes: [Node] = []
    var onItems: (([LayoutItem]) -> Void)?

    override init(view: SwipeBar, parent: Node?, environment: EnvironmentValues) {
        super.init(view: view, parent: parent, environment: environment)
        nodes = view.parts.map { Node.make($0, parent: self, environment: environment) }
    }

    override var children: [Node] { nodes }

    override func itemsDidChange() {
        forgetItems()
        onItems?(items)
    }
}

/// Divides the bar among the actions; the first stands at the row's edge.
final class SwipeBarItem: LayoutItem {
    static let buttonWidth: CGFloat = 76
    private let edge: HorizontalEdge
    private var children: [LayoutItem] = []

    init(edge: HorizontalEdge) { self.edge = edge }

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
    }

    var naturalWidth: CGFloat { CGFloat(children.count) * Self.buttonWidth }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        let width = (frame.width / CGFloat(max(1, children.count))).rounded(.up)
        let offer = ProposedViewSize(width: max(width, Self.buttonWidth), height: frame.height)
        for (index, child) in children.enumerated() {
            let place = edge == .trailing ? children.count - 1 - index : index
            child.place(at: CGPoint(x: frame.minX + CGFloat(place) * width, y: frame.minY), proposal: offer, on: canvas)
        }
    }

    override var innerItems: [LayoutItem] { children }
    override var dumpLabel: String { "SwipeBar" }
}
