import Foundation

// Swipes, the context menu, hovering and reordering.
extension UITableView {
    func installRowGestures() {
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, weak pan] in if let self, let pan { self.swiped(pan) } }
        pan.delegate = RowSwipeGate.shared
        addGestureRecognizer(pan)
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self, weak hover] in
            guard let self, let hover else { return }
            let isOver = hover.state == .began || hover.state == .changed
            self.hover(isOver ? self.row(at: hover.location(in: self)) : nil)
        }
        addGestureRecognizer(hover)
        secondaryClickHandler = { [weak self] place in
            guard let self, let window = self.window,
                let path = self.row(at: self.convert(place, from: window))
            else { return false }
            return self.showMenu(for: path, at: place)
        }
    }

    private func hover(_ path: IndexPath?) {
        let cell = path.flatMap(cellForRow(at:))
        guard cell !== state.hovered else { return }
        state.hovered?.isHovered = false
        state.hovered = cell
        cell?.isHovered = allowsSelection && delegate != nil
    }

    // MARK: Swipe actions

    func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard !state.isEditing else { return nil }
        if !isTrailing { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        return nil
    }

    fileprivate func canSwipe(_ touch: UITouch) -> Bool {
        guard let path = row(at: touch.location(in: self)) else { return false }
        return state.swipe != nil || swipeConfiguration(path, isTrailing: true) != nil
            || swipeConfiguration(path, isTrailing: false) != nil
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: self)
        switch pan.state {
        case .began: beginSwipe(pan, moved)
        case .changed: state.swipe?.move(to: moved.x + swipeStart)
        case .ended:
            guard let swipe = state.swipe else { return }
            if swipe.isFull, let first = swipe.configuration.actions.first { return perform(first) }
            if abs(swipe.cell.chrome.swipeOffset) > swipe.openWidth * 0.4 {
                swipe.open()
            } else {
                closeSwipe(animated: true)
            }
        default: closeSwipe(animated: true)
        }
    }

    private var swipeStart: CGFloat { 0 }

    private func beginSwipe(_ pan: UIPanGestureRecognizer, _ moved: CGPoint) {
        closeSwipe(animated: false)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isTrailing = (moved.x < 0) != isRightToLeft
        let start = pan.location(in: self)
        guard let path = row(at: CGPoint(x: start.x - moved.x, y: start.y - moved.y)),
            let configuration = swipeConfiguration(path, isTrailing: isTrailing), !configuration.actions.isEmpty,
            let cell = cellForRow(at: path)
        else { return }
        openSwipe(cell, configuration, isTrailing: isTrailing)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        state.swipe?.move(to: moved.x)
    }

    func openSwipe(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        state.swipe = RowSwipe(cell, configuration, isTrailing: isTrailing) { [weak self] in self?.perform($0) }
    }

    func closeSwipe(animated: Bool) {
        guard let swipe = state.swipe else { return }
        state.swipe = nil
        swipe.close(animated: animated)
        delegate?.tableView(self, didEndEditingRowAt: indexPath(for: swipe.cell))
    }

    private func perform(_ action: UIContextualAction) {
        let source: UIView = state.swipe?.cell ?? self
        action.handler(action, source) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// The Delete key: the first destructive action of the row, else the editing style's deletion.
    func performDelete(_ path: IndexPath) -> Bool {
        if let action = swipeConfiguration(path, isTrailing: true)?.actions.first(where: { $0.style == .destructive }) {
            perform(action)
            return true
        }
        guard state.isEditing, (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
            return false
        }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        return true
    }

    // MARK: Context menu

    /// The delegate's menu with the swipe actions after it, so that nothing needs a swipe.
    func showMenu(for path: IndexPath, at place: CGPoint?) -> Bool {
        guard let window, let cell = cellForRow(at: path) else { return false }
        let corner = cell.convert(CGPoint(x: 24, y: cell.bounds.midY), to: window)
        let point = convert(place ?? corner, from: window)
        let own = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        var children = own?.actionProvider?([])?.children ?? []
        let swipes = [true, false].flatMap { swipeConfiguration(path, isTrailing: $0)?.actions ?? [] }
        if children.isEmpty || !swipes.isEmpty {
            let actions = swipes.map { action in
                UIAction(
                    title: action.title ?? "", image: action.image,
                    attributes: action.style == .destructive ? .destructive : []
                ) { [weak self] _ in self?.perform(action) }
            }.filter { new in !new.title.isEmpty && !children.contains { $0.title == new.title } }
            if !actions.isEmpty {
                children.append(
                    children.isEmpty
                        ? UIMenu(options: .displayInline, children: actions)
                        : UIMenu(title: "", options: .displayInline, children: actions))
            }
        }
        guard !children.isEmpty else { return false }
        MenuPresenter.present(UIMenu(children: children), in: window, at: place ?? corner)
        return true
    }

    // MARK: Accessories and editing controls

    func accessoryTapped(_ cell: UITableViewCell) {
        if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    }

    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if selectsWhileEditing { return choose(path) }
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        if style != .none { dataSource?.tableView(self, commit: style, forRowAt: path) }
    }

    // MARK: Reordering

    func reordering(_ cell: UITableViewCell, _ pan: UIPanGestureRecognizer) {
        let y = pan.location(in: self).y
        switch pan.state {
        case .began:
            guard let path = indexPath(for: cell) else { return }
            state.reorderedRow = (path, y - cell.frame.minY)
            bringSubviewToFront(cell)
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 8
        case .changed:
            guard let row = state.reorderedRow else { return }
            cell.frame.origin.y = y - row.offset
        default:
            guard let row = state.reorderedRow else { return }
            state.reorderedRow = nil
            cell.layer.shadowOpacity = 0
            let proposed = pan.state == .ended ? self.row(at: CGPoint(x: bounds.midX, y: y)) ?? row.path : row.path
            finishMove(row.path, proposed)
        }
    }

    func finishMove(_ path: IndexPath, _ proposed: IndexPath) {
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return setNeedsLayout() }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        moveRow(at: path, to: target)
    }
}

/// Lets a swipe begin only sideways, and only where there are actions.
final class RowSwipeGate: UIGestureRecognizerDelegate {
    static let shared = RowSwipeGate()

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        (gestureRecognizer.view as? UITableView)?.canSwipe(touch) ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let moved = pan.translation(in: pan.view)
        return abs(moved.x) > abs(moved.y)
    }
}
