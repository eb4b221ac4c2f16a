import Foundation

/// Dragging a sheet: between its rests, and down out of the window.
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    private var start = CGRect.zero
    private var held: (scroll: UIScrollView, offset: CGPoint)?
    private(set) var isActive = false

    /// The height of the strip that any pointer drags the sheet by: grabber and navigation bar.
    private static let handle: CGFloat = 56
    /// Points per second at which a flick counts more than the place.
    private static let flick: CGFloat = 600

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        pan.addHandler { [weak self] in self?.panned() }
        pan.delegate = self
    }

    func install() { sheet.card.addGestureRecognizer(pan) }

    // MARK: Whose drag it is

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.type == .direct || touch.location(in: sheet.card).y < Self.handle
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = pan.translation(in: sheet.card)
        guard abs(moved.y) > abs(moved.x) else { return false }
        guard let scroll = scrollViewUnderTouch else { return true }
        // The content scrolls first: the sheet moves only where the content is at its end and the drag points away from it.
        if moved.y > 0 { return !sheetStaysPut && scroll.contentOffset.y <= scroll.offsetRange.min.y }
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && canExpand
            && scroll.contentOffset.y <= scroll.offsetRange.min.y
    }

    /// A scroll view begins too, since its content is nearer; while the sheet moves, its content is held.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other.view is UIScrollView }

    private var sheetStaysPut: Bool { sheet.presentedViewController.isModalInPresentation && sheet.detents.count == 1 }

    private var canExpand: Bool {
        sheet.detents.contains { sheet.height(of: $0) > sheet.selectedHeight }
    }

    private var scrollViewUnderTouch: UIScrollView? {
        let touch = pan.touches.first
        guard let touch, touch.location(in: sheet.card).y >= Self.handle else { return nil }
        var view = touch.view
        while let current = view, current !== sheet.card {
            if let scroll = current as? UIScrollView, scroll.scrollsVertically { return scroll }
            view = current.superview
        }
        return nil
    }

    // MARK: Moving

    private func panned() {
        let moved = pan.translation(in: nil).y
        switch pan.state {
        case .began:
            start = sheet.card.frame
            isActive = true
            held = scrollViewUnderTouch.map { ($0, $0.contentOffset) }
        case .changed:
            move(by: moved)
            if let held { held.scroll.contentOffset = held.offset }
        case .ended, .cancelled: end(speed: pan.state == .ended ? pan.velocity(in: nil).y : 0)
        default: break
        }
    }

    private func move(by distance: CGFloat) {
        var frame = start
        if sheet.isEdgeAttached {
            // Above the highest rest it follows only a little.
            let highest = sheet.detents.map(sheet.height(of:)).max() ?? start.height
            let height = start.height - distance
            let shown = height > highest ? highest + (height - highest) * 0.2 : height
            frame.origin.y = start.maxY - shown
            frame.size.height = max(start.height, shown)
        } else {
            frame.origin.y += distance > 0 ? distance : distance * 0.2
        }
        sheet.card.frame = frame
    }

    private func end(speed: CGFloat) {
        isActive = false
        held = nil
        // Dismissed, the sheet would go in the middle of this.
        let sheet = sheet, presented = sheet.presentedViewController
        let dragged = sheet.card.frame.minY - start.minY
        let height = start.height - dragged
        let rests = sheet.detents.sorted { sheet.height(of: $0) < sheet.height(of: $1) }
        let lowest = sheet.isEdgeAttached ? rests.first.map(sheet.height(of:)) ?? start.height : start.height
        if height < lowest * 0.6 || speed > Self.flick && height <= lowest + 1 {
            if presented.isModalInPresentation { sheet.rest(at: sheet.selectedDetent) }
            presented.dismissedByReader()
            if presented.presentationState.phase != .dismissing { sheet.animateChanges {} }
            return
        }
        guard sheet.isEdgeAttached, rests.count > 1 else { return sheet.animateChanges {} }
        let aimed = height - speed * 0.12
        sheet.rest(at: rests.min { abs(sheet.height(of: $0) - aimed) < abs(sheet.height(of: $1) - aimed) }!)
    }
}
