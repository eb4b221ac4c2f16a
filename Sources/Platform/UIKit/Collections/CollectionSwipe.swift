import Foundation

/// A list row of a collection view that is pulled aside.
@MainActor final class CollectionSwipe {
    unowned let cell: UICollectionViewListCell
    private let bar: SwipeActionsView
    private let isOnRight: Bool
    let configuration: UISwipeActionsConfiguration

    init(
        _ cell: UICollectionViewListCell, _ configuration: UISwipeActionsConfiguration, isOnRight: Bool,
        perform: @escaping (UIContextualAction) -> Void
    ) {
        self.cell = cell
        self.configuration = configuration
        self.isOnRight = isOnRight
        bar = SwipeActionsView(configuration.actions, isOnRight: isOnRight, perform: perform)
        cell.addSubview(bar)
        cell.clipsToBounds = true
    }

    var isFarEnough: Bool { abs(cell.swipeOffset) > bar.naturalWidth * 0.4 }
    var isFull: Bool {
        configuration.performsFirstActionWithFullSwipe && abs(cell.swipeOffset) > cell.bounds.width * 0.6
    }

    func move(to offset: CGFloat) {
        cell.swipeOffset = isOnRight ? min(0, offset) : max(0, offset)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let width = abs(cell.swipeOffset)
        bar.frame = CGRect(x: isOnRight ? cell.bounds.width - width : 0, y: 0, width: width, height: cell.bounds.height)
        bar.layoutIfNeeded()
    }

    func open() {
        UIView.animate(withDuration: 0.2) {
            self.move(to: self.isOnRight ? -self.bar.naturalWidth : self.bar.naturalWidth)
        }
    }

    func close(animated: Bool) {
        let finish = { [bar, cell] in
            bar.removeFromSuperview()
            cell.clipsToBounds = false
        }
        guard animated, UIView.areAnimationsEnabled else {
            move(to: 0)
            return finish()
        }
        UIView.animate(withDuration: 0.2, animations: { self.move(to: 0) }, completion: { _ in finish() })
    }
}

extension UICollectionView {
    func installListSwipes() {
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, weak pan] in if let self, let pan { self.listSwiped(pan) } }
        pan.delegate = ListSwipeGate.shared
        addGestureRecognizer(pan)
    }

    func listSwipes(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: path.section)
        else { return nil }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    func listSwipeActions(_ path: IndexPath) -> [UIContextualAction] {
        [true, false].flatMap { listSwipes(path, isTrailing: $0)?.actions ?? [] }
    }

    private func listSwiped(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: self)
        switch pan.state {
        case .began:
            closeListSwipe(animated: false)
            let isOnRight = moved.x < 0
            let isTrailing = isOnRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let place = pan.location(in: self)
            guard let path = indexPathForItem(at: CGPoint(x: place.x - moved.x, y: place.y - moved.y)),
                let actions = listSwipes(path, isTrailing: isTrailing), !actions.actions.isEmpty,
                let cell = cellForItem(at: path) as? UICollectionViewListCell
            else { return }
            state.listSwipe = CollectionSwipe(cell, actions, isOnRight: isOnRight) { [weak self] in self?.perform($0) }
            state.listSwipe?.move(to: moved.x)
        case .changed: state.listSwipe?.move(to: moved.x)
        case .ended:
            guard let swipe = state.listSwipe else { return }
            if swipe.isFull, let first = swipe.configuration.actions.first { return perform(first) }
            if swipe.isFarEnough { swipe.open() } else { closeListSwipe(animated: true) }
        default: closeListSwipe(animated: true)
        }
    }

    func closeListSwipe(animated: Bool) {
        state.listSwipe?.close(animated: animated)
        state.listSwipe = nil
    }

    func perform(_ action: UIContextualAction) {
        action.handler(action, state.listSwipe?.cell ?? self) { [weak self] _ in self?.closeListSwipe(animated: true) }
    }

    func performDelete(_ path: IndexPath) -> Bool {
        guard let action = listSwipes(path, isTrailing: true)?.actions.first(where: { $0.style == .destructive }) else {
            return false
        }
        perform(action)
        return true
    }
}

/// Lets a swipe of a list row begin only sideways, and only where there are actions.
final class ListSwipeGate: UIGestureRecognizerDelegate {
    static let shared = ListSwipeGate()

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view as? UICollectionView,
            let path = view.indexPathForItem(at: touch.location(in: view))
        else { return false }
        return view.state.listSwipe != nil || !view.listSwipeActions(path).isEmpty
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let moved = pan.translation(in: pan.view)
        return abs(moved.x) > abs(moved.y)
    }
}
