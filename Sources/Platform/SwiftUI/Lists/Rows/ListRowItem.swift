import UIKit

/// Lays out a row: content within its insets, beside the controls of the edit mode, on the row's fill.
final class ListRowItem: LayoutItem {
    /// All that the look of a row depends on.
    struct State: Equatable {
        var kind = LazyRow.Kind.row
        var look = ListLook.plain
        var place = RowPlace()
        var insets = EdgeInsets()
        var minHeight: CGFloat = 44
        var showsSeparator = true
        var separatorColor = UIColor.separator
        var tint = UIColor.tintColor
        var isSelectable = false
        var isSelected = false
        var isEnabled = true
        var hasBackground = false
        var canDelete = false
        var canMove = false
        var showsMark = false

        var leadingControls: CGFloat { canDelete || showsMark ? ListRowLook.controlWidth : 0 }
        /// The room above the row's fill.
        var topGap: CGFloat { look == .cards && place.followsSection ? ListRowLook.cardGap : 0 }
        var trailingControls: CGFloat { canMove ? ListRowLook.controlWidth : 0 }
    }

    let view = ListRowView()
    private let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    private var background: OverlayStackItem?
    private var swipe: RowSwipe?
    private(set) var state = State()

    override init() {
        super.init()
        stack.container = self
    }

    func setContent(_ items: [LayoutItem]) {
        stack.setChildren(items)
        stack.forgetSizes()
    }

    func setBackground(_ items: [LayoutItem]) {
        let layer = background ?? OverlayStackItem(alignment: .center)
        layer.setChildren(items)
        layer.forgetSizes()
        layer.container = self
        background = items.isEmpty ? nil : layer
    }

    func setSwipe(_ swipe: RowSwipe?) {
        self.swipe = swipe
        swipe?.item.container = self
        invalidate()
    }

    func apply(_ new: State) {
        guard new != state else { return }
        let moves =
            new.insets != state.insets || new.minHeight != state.minHeight || new.look != state.look
            || new.leadingControls != state.leadingControls || new.trailingControls != state.trailingControls
            || new.hasBackground != state.hasBackground || new.topGap != state.topGap
        state = new
        view.apply(new)
        if moves { invalidate() }
    }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        let taken =
            2 * state.look.sideInset + state.insets.leading + state.insets.trailing + state.leadingControls
            + state.trailingControls
        return ProposedViewSize(width: width.map { max(0, $0 - taken) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = stack.size(for: offer(proposal.width))
        return CGSize(
            width: proposal.width ?? inner.width + state.insets.leading + state.insets.trailing,
            height: state.topGap + max(state.minHeight, inner.height + state.insets.top + state.insets.bottom))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: ItemCanvas) {
        canvas.put(view, frame: frame)
        var card = CGRect(origin: .zero, size: frame.size).insetBy(dx: state.look.sideInset, dy: 0)
        card.origin.y = state.topGap
        card.size.height -= state.topGap
        view.place(card)
        let offer = offer(proposal.width)
        let inner = stack.size(for: offer)
        // Content that is lower than the least height of a row stands in its middle.
        let room = card.height - state.insets.top - state.insets.bottom
        let y = state.insets.top + max(0, (room - inner.height) / 2)
        let own = ItemCanvas(view.contentView)
        let origin = CGPoint(x: state.insets.leading + state.leadingControls, y: y)
        stack.place(at: origin.rounded, proposal: offer, on: own)
        own.finish()
        if let background, let place = view.backgroundView {
            let canvas = ItemCanvas(place)
            background.place(at: .zero, proposal: ProposedViewSize(card.size), on: canvas)
            canvas.finish()
        }
        if let swipe { view.placeSwipe(swipe) }
    }

    override func trait<T>(_ key: TraitKey<T>) -> T? { stack.children.first?.trait(key) }
    override var innerItems: [LayoutItem] { [stack] }
    override var dumpLabel: String { "ListRow" }
}
