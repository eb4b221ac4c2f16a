import UIKit

/// The top of a laid-out tree: one for each window, list row and hosted fragment. It owns the view that the rest is placed in.
@MainActor
package final class LayoutRoot: LayoutItem {
    /// The view holds the root, and not the other way round.
    package private(set) weak var view: UIView?
    /// The animation of the layout pass that runs just now.
    static private(set) var currentAnimation: Animation?
    static var isAnimating: Bool { currentAnimation != nil }
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
    package func layOutIfNeeded(animation: Animation? = nil) {
        guard let view, needsLayout || laidOutSize != view.bounds.size else { return }
        needsLayout = false
        let size = view.bounds.size
        laidOutSize = size
        guard size.width > 0, size.height > 0 else { return }
        if let animation, UIView.areAnimationsEnabled {
            Self.currentAnimation = animation
            animation.animate { self.layOut(size, in: view) }
            Self.currentAnimation = nil
        } else {
            layOut(size, in: view)
        }
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
