import UIKit

/// Pulls a row aside: with the pointer, a finger, or two fingers on a touchpad.
@MainActor
final class RowSwipeGestures: UIGestureRecognizerDelegate {
    private unowned let row: ListRowView
    let pan = UIPanGestureRecognizer()
    private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0
    private var card: CGRect { row.card }
    private var settling: DispatchWorkItem?

    /// After this long without movement, the fingers on a touchpad are taken to be gone.
    private static let restAfter = 0.25

    init(_ row: ListRowView) {
        self.row = row
        pan.delegate = self
        pan.addHandler { [weak self] in self?.panned() }
    }

    var isOpen: Bool { offset != 0 }
    private var swipe: RowSwipe? { row.node?.swipe }

    private var isMirrored: Bool { row.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private func isOnTheRight(_ swipe: RowSwipe) -> Bool { (swipe.edge == .trailing) != isMirrored }

    // MARK: Pointer

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let node = row.node else { return false }
        return isOpen || !node.actions(.trailing).isEmpty || !node.actions(.leading).isEmpty
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = pan.translation(in: row)
        return abs(moved.x) > abs(moved.y)
    }

    private func panned() {
        switch pan.state {
        case .began:
            start = offset
            pull(to: start + pan.translation(in: row).x)
        case .changed: pull(to: start + pan.translation(in: row).x)
        case .ended: letGo()
        default: close()
        }
    }

    // MARK: Touchpad

    func take(_ scroll: ScrollInput) -> Bool {
        guard scroll.isPrecise, abs(scroll.x) > abs(scroll.y) || (isOpen && scroll.isFling) else { return false }
        if scroll.isFling {
            guard isOpen else { return false }
            letGo()
            return true
        }
        guard pull(to: offset - scroll.x) else { return false }
        settling?.cancel()
        let work = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.letGo() } }
        settling = work
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.restAfter, execute: work)
        return true
    }

    // MARK: Moving

    /// Answers whether there is anything on that side.
    @discardableResult
    private func pull(to wanted: CGFloat) -> Bool {
        if wanted == 0 || (swipe.map { isOnTheRight($0) != (wanted < 0) } ?? false) {
            set(0)
            return true
        }
        guard row.node?.openSwipe((wanted < 0) == isMirrored ? .leading : .trailing) != nil else { return false }
        set(max(-card.width, min(card.width, wanted)))
        return true
    }

    private func letGo() {
        settling?.cancel()
        settling = nil
        guard let swipe else { return }
        if swipe.allowsFullSwipe, abs(offset) > card.width * 0.6 {
            swipe.runFirst()
            row.node?.closeSwipe()
        } else if abs(offset) > swipe.openWidth * 0.4 {
            slide(to: isOnTheRight(swipe) ? -swipe.openWidth : swipe.openWidth) {}
        } else {
            close()
        }
    }

    func close() { row.node?.closeSwipe() }

    func slide(to target: CGFloat, _ done: @escaping () -> Void) {
        guard UIView.areAnimationsEnabled, row.window != nil, offset != target else {
            set(target)
            return done()
        }
        UIView.animate(withDuration: 0.2, animations: { self.set(target) }, completion: { _ in done() })
    }

    private func set(_ new: CGFloat) {
        offset = new
        row.swipeDidMove()
        if let swipe { place(swipe) }
    }

    // MARK: Layout

    /// The bar fills the gap that the content leaves.
    func place(_ swipe: RowSwipe) {
        if swipe.view.superview !== row { row.insertSubview(swipe.view, belowSubview: row.contentView) }
        let width = abs(offset)
        swipe.view.frame = CGRect(
            x: isOnTheRight(swipe) ? card.maxX - width : card.minX, y: card.minY, width: width, height: card.height)
        let canvas = ItemCanvas(swipe.view)
        swipe.item.forgetSizes()
        swipe.item.place(
            at: .zero, proposal: ProposedViewSize(width: max(width, swipe.openWidth), height: card.height), on: canvas)
        canvas.finish()
    }
}
