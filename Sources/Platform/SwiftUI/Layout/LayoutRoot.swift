import UIKit

/// The top of a laid-out tree: one for each window, list row and hosted fragment. It owns the view that the rest is placed in.
@MainActor
package final class LayoutRoot: LayoutItem {
    /// The view holds the root, and not the other way round.
    package private(set) weak var view: UIView?
    /// The transaction of the update that is laid out just now; none while only sizes of windows follow.
    static private(set) var base: Transaction?
    /// The same, as it reaches the item that is placed just now.
    static private(set) var current: Transaction?
    /// Whether what is laid out just now is shown for the first time.
    static private(set) var isFirstPass = false
    /// What stands around the root in the graph.
    var scope: () -> TransactionScope? = { nil }
    private let content: () -> [LayoutItem]
    private var item: LayoutItem?
    private var needsLayout = true
    private var laidOutSize: CGSize?
    /// Called when something inside became invalid, for an owner that sizes the root by its content.
    var onInvalid: (() -> Void)?

    init(view: UIView, content: @escaping () -> [LayoutItem]) {
        self.view = view
        self.content = content
    }

    override func rootDidBecomeInvalid() {
        needsLayout = true
        onInvalid?()
        UpdateScheduler.shared.setNeedsLayout(self)
    }

    /// The structure above the first container has changed.
    func contentDidChange() {
        item = nil
        invalidate()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { rootItem.size(for: proposal) }

    /// Lays out into the view's bounds, the content centred as SwiftUI does.
    ///
    /// A root inside of another one, such as a row, belongs to the update in which the outer one is laid out.
    package func layOutIfNeeded(_ transaction: Transaction? = nil) {
        guard let view, needsLayout || laidOutSize != view.bounds.size else { return }
        needsLayout = false
        let size = view.bounds.size
        let (outer, outerBase, outerIsFirst) = (Self.current, Self.base, Self.isFirstPass)
        defer { (Self.current, Self.base, Self.isFirstPass) = (outer, outerBase, outerIsFirst) }
        Self.isFirstPass = laidOutSize == nil
        laidOutSize = size
        guard size.width > 0, size.height > 0 else { return }
        Self.base = transaction ?? outerBase
        let own = Self.base.map { scope().transaction(from: $0) }
        Self.current = own
        guard own?.animation != outer?.animation else { return layOut(size, in: view) }
        if let animation = own?.animation, UIView.areAnimationsEnabled {
            animation.animate(settlesWindows: outer == nil) { self.layOut(size, in: view) }
        } else {
            UIView.performWithoutAnimation { layOut(size, in: view) }
        }
    }

    /// Has what `place` puts on a canvas follow a transaction of its own.
    static func within(_ transaction: Transaction?, on canvas: ItemCanvas, _ place: () -> Void) {
        let outer = current
        current = transaction
        defer { current = outer }
        guard transaction?.animation != outer?.animation else { return place() }
        let mark = canvas.mark
        func settle() {
            place()
            canvas.layOut(from: mark)
        }
        if let animation = transaction?.animation, UIView.areAnimationsEnabled {
            withoutActuallyEscaping(settle) { animation.animate(settlesWindows: false, $0) }
        } else {
            UIView.performWithoutAnimation(settle)
        }
    }

    /// The animation of a change in a place with a certain scope, nil where it is not animated.
    static func animation(in scope: TransactionScope?) -> Animation? {
        guard let base, UIView.areAnimationsEnabled else { return nil }
        return scope.transaction(from: base).animation
    }

    private func layOut(_ size: CGSize, in view: UIView) {
        let canvas = ItemCanvas(view)
        let proposal = ProposedViewSize(size)
        let item = rootItem
        let chosen = item.size(for: proposal)
        let origin = CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2)
        item.place(at: origin.rounded, proposal: proposal, on: canvas)
        canvas.finish()
    }

    /// A single item, or an implicit vertical stack around several.
    var rootItem: LayoutItem {
        if let item { return item }
        let items = content()
        let made: LayoutItem
        if items.count == 1 {
            made = items[0]
        } else {
            let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
            stack.setChildren(items)
            made = stack
        }
        made.container = self
        item = made
        return made
    }

    override var containerSize: CGSize? { view?.bounds.size }
    override var innerItems: [LayoutItem] { [rootItem] }
    override var dumpLabel: String { "root" }
}

extension CGPoint {
    /// On whole points, so that hairlines and text stay sharp.
    var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
