import Foundation

// Pressing, selecting, and the same by keyboard.
extension UITableView {
    var selectedPaths: [IndexPath] {
        guard !state.selected.isEmpty else { return [] }
        let wanted = Set(state.selected)
        var found: [Int: IndexPath] = [:]
        for (section, part) in model.sections.enumerated() {
            for (row, id) in part.rows.enumerated() where wanted.contains(id) {
                found[id] = IndexPath(row: row, section: section)
            }
        }
        return state.selected.compactMap { found[$0] }
    }

    private var allowsMany: Bool { state.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        state.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in selectedPaths { deselect(old, animated: animated) }
            return
        }
        guard let index = elementIndex(path) else { return }
        let id = model.id(at: index)
        if !allowsMany { for old in selectedPaths where old != path { deselect(old, animated: animated) } }
        if !state.selected.contains(id) { state.selected.append(id) }
        if let cell = cellForRow(at: path) {
            cell.setSelected(true, animated: animated)
            dress(cell, path)
        }
        if position != .none { reveal(path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = elementIndex(path) else { return }
        state.selected.removeAll { $0 == model.id(at: index) }
        if let cell = cellForRow(at: path) {
            cell.setSelected(false, animated: animated)
            dress(cell, path)
        }
    }

    /// A reader chose the row.
    func choose(_ path: IndexPath) {
        guard allowsAny, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        let isSelected = selectedPaths.contains(path)
        if isSelected, allowsMany {
            guard let path = delegate?.tableView(self, willDeselectRowAt: path) ?? (delegate == nil ? path : nil) else {
                return
            }
            deselect(path, animated: true)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
        if !allowsMany {
            for old in selectedPaths where old != path {
                guard let old = delegate == nil ? old : delegate?.tableView(self, willDeselectRowAt: old) else {
                    continue
                }
                deselect(old, animated: true)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        select(path, animated: true, .none)
        delegate?.tableView(self, didSelectRowAt: path)
        if !state.isEditing { delegate?.tableView(self, performPrimaryActionForRowAt: path) }
    }

    // MARK: Touches

    func touchBegan(on cell: UITableViewCell, _ event: UIEvent?) {
        if state.swipe != nil { return }
        guard allowsAny, cell.selectionStyle != .none || delegate != nil, let path = indexPath(for: cell),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        state.highlighted = cell
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func touchEnded(on cell: UITableViewCell, _ touch: UITouch?, _ event: UIEvent?) {
        if state.swipe != nil { return closeSwipe(animated: true) }
        guard state.highlighted === cell, let path = indexPath(for: cell) else { return }
        unhighlight(cell)
        guard let touch, cell.bounds.contains(touch.location(in: cell)) else { return }
        focus(on: path, reveals: false)
        choose(path)
    }

    func touchCancelled(on cell: UITableViewCell) { unhighlight(cell) }

    private func unhighlight(_ cell: UITableViewCell) {
        guard state.highlighted === cell else { return }
        state.highlighted = nil
        cell.setHighlighted(false, animated: true)
        if let path = indexPath(for: cell) { delegate?.tableView(self, didUnhighlightRowAt: path) }
    }

    func activate(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell), allowsAny else { return false }
        choose(path)
        return true
    }

    // MARK: Keyboard

    var focusedPath: IndexPath? {
        guard let focused = state.focused else { return nil }
        for (section, part) in model.sections.enumerated() {
            if let row = part.rows.firstIndex(of: focused) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    func focus(on path: IndexPath, reveals: Bool) {
        guard let index = elementIndex(path) else { return }
        let old = focusedPath
        state.focused = model.id(at: index)
        if reveals { reveal(path, .none, animated: false) }
        for each in [old, path].compactMap({ $0 }) { cellForRow(at: each).map { dress($0, each) } }
        if reveals, selectionFollowsFocus { choose(path) }
    }

    private func step(_ path: IndexPath?, by step: Int) -> IndexPath? {
        var index = path.flatMap(model.index(of:)) ?? (step > 0 ? 0 : model.elementCount)
        repeat {
            index += step
            if case .row(let next) = model.element(at: index), index < model.elementCount,
                delegate?.tableView(self, canFocusRowAt: next) ?? true
            {
                return next
            }
        } while index > 0 && index < model.elementCount
        return path
    }

    func takeRowKey(_ key: UIKey) -> Bool {
        guard isFirstResponder, key.modifierFlags.normalized.isEmpty else { return false }
        let isFlipped = transformToRoot.d < 0
        switch key.code {
        case .down, .up:
            let forward = (key.code == .down) != isFlipped
            let start = focusedPath ?? selectedPaths.last
            let next = start == nil ? indexPathsForVisibleRows?.first : step(start, by: forward ? 1 : -1)
            guard let next else { return false }
            focus(on: next, reveals: true)
        case .home: if let first = step(nil, by: 1) { focus(on: first, reveals: true) }
        case .end: if let last = step(nil, by: -1) { focus(on: last, reveals: true) }
        case .enter, .space:
            guard let path = focusedPath else { return false }
            choose(path)
        case .delete, .backspace:
            guard let path = focusedPath else { return false }
            return performDelete(path)
        case .menu:
            guard let path = focusedPath else { return false }
            return showMenu(for: path, at: nil)
        default: return false
        }
        return true
    }
}
