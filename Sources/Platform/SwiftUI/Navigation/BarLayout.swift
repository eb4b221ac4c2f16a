import UIKit

/// Leading and trailing items at the ends, and a centre that stays in the middle of the bar while there is room.
struct BarLayoutView: View, PrimitiveView {
    let leading: AnyView
    let center: AnyView
    let trailing: AnyView

    func makeNode(parent: Node?, environment: EnvironmentValues) -> Node {
        BarLayoutNode(view: self, content: content, parent: parent, environment: environment)
    }

    /// Three containers, so that each side is one item whatever it holds.
    var content: TupleView<(HStack<AnyView>, HStack<AnyView>, HStack<AnyView>)> {
        TupleView(
            (
                HStack(spacing: 4) { leading }, HStack(spacing: 4) { center }, HStack(spacing: 4) { trailing }
            ))
    }
}

final class BarLayoutNode: ContainerNode<BarLayoutView, TupleView<(HStack<AnyView>, HStack<AnyView>, HStack<AnyView>)>>
{
    private lazy var bar = BarLayoutItem()
    override var item: LayoutItem { bar }
    override func contentView(
        of view: BarLayoutView
    ) -> TupleView<(HStack<AnyView>, HStack<AnyView>, HStack<AnyView>)> { view.content }
    override func setChildren(_ items: [LayoutItem]) { bar.setChildren(items) }
}

final class BarLayoutItem: LayoutItem {
    private static let inset: CGFloat = 8
    private static let gap: CGFloat = 8
    private var children: [LayoutItem] = []

    func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.container = self }
    }

    override var innerItems: [LayoutItem] { children }
    override var dumpLabel: String { "Bar" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 320, height: proposal.height ?? NavigationBar.height)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        guard children.count == 3 else { return }
        let width = frame.width - 2 * Self.inset
        let offer = ProposedViewSize(width: width / 2, height: frame.height)
        let leading = children[0].size(for: offer)
        let trailing = children[2].size(for: offer)
        let left = frame.minX + Self.inset
        func place(_ item: LayoutItem, _ x: CGFloat, _ size: CGSize, _ offer: ProposedViewSize) {
            let origin = CGPoint(x: x, y: frame.minY + (frame.height - size.height) / 2)
            item.place(at: origin.rounded, proposal: offer, on: canvas)
        }
        place(children[0], left, leading, offer)
        place(children[2], frame.maxX - Self.inset - trailing.width, trailing, offer)
        let taken = (
            leading.width > 0 ? leading.width + Self.gap : 0, trailing.width > 0 ? trailing.width + Self.gap : 0
        )
        let room = ProposedViewSize(width: max(0, width - taken.0 - taken.1), height: frame.height)
        let center = children[1].size(for: room)
        let low = left + taken.0
        let high = frame.maxX - Self.inset - taken.1 - center.width
        place(children[1], max(low, min(high, frame.midX - center.width / 2)), center, room)
    }
}
