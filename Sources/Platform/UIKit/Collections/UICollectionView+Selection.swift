import Foundation

// Pressing, selecting, scrolling to items, and the same by keyboard.
extension UICollectionView {
    var selectedPaths: [IndexPath] { state.selected.compactMap(path(of:)) }

    func dress(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let index = model.index(of: path) else { return }
        let id = model.id(at: index)
        let isSelected = state.selected.contains(id)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        cell.isFocusedRow = state.focused == id && isFirstResponder
        cell.isEditingCell = isEditing
    }

    private func dress(_ path: IndexPath) { if let cell = cellForItem(at: path) { dress(cell, path) } }

    private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in selectedPaths { deselect(old) }
            return
        }
        load()
        guard let index = model.index(of: path) else { return }
        let id = model.id(at: index)
        if !allowsMany { for old in selectedPaths where old != path { deselect(old) } }
        if !state.selected.contains(id) { state.selected.append(id) }
        dress(path)
        if position != [] { reveal(path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard let index = model.index(of: path) else { return }
        state.selected.removeAll { $0 == model.id(at: index) }
        dress(path)
    }

    /// A reader chose the item.
    func choose(_ path: IndexPath) {
        guard allowsAny else { return }
        if selectedPaths.contains(path), allowsMany {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMany {
            for old in selectedPaths where old != path {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        select(path, animated: true, [])
        delegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing { delegate?.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    // MARK: Touches

    func touchBegan(on cell: UICollectionViewCell) {
        guard allowsAny, let path = indexPath(for: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        state.highlighted = cell
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func touchEnded(on cell: UICollectionViewCell, _ touch: UITouch?) {
        if state.listSwipe != nil { return closeListSwipe(animated: true) }
        guard state.highlighted === cell, let path = indexPath(for: cell) else { return }
        touchCancelled(on: cell)
        guard let touch, cell.bounds.contains(touch.location(in: cell)) else { return }
        focus(on: path, reveals: false)
        choose(path)
    }

    func touchCancelled(on cell: UICollectionViewCell) {
        guard state.highlighted === cell else { return }
        state.highlighted = nil
        cell.isHighlighted = false
        if let path = indexPath(for: cell) { delegate?.collectionView(self, didUnhighlightItemAt: path) }
    }

    func activate(_ cell: UICollectionViewCell) -> Bool {
        guard allowsAny, let path = indexPath(for: cell) else { return false }
        choose(path)
        return true
    }

    // MARK: Scrolling

    func offset(revealing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: path).map(shownFrame) else {
            return contentOffset
        }
        let inset = adjustedContentInset, room = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + inset.bottom
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - room.height / 2
        } else if frame.minY < room.minY {
            offset.y = frame.minY - inset.top
        } else if frame.maxY > room.maxY {
            offset.y = frame.maxY - bounds.height + inset.bottom
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + inset.right
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - room.width / 2
        } else if frame.minX < room.minX {
            offset.x = frame.minX - inset.left
        } else if frame.maxX > room.maxX {
            offset.x = frame.maxX - bounds.width + inset.right
        }
        return clamped(offset)
    }

    func reveal(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        load()
        guard model.index(of: path) != nil else { return }
        guard bounds.width > 0, bounds.height > 0, state.hasLaidOut || state.isLayingOut else {
            state.pendingReveal = (path, position)
            return setNeedsLayout()
        }
        prepareLayout()
        if let section = collectionViewLayout.layoutAttributesForItem(at: path)?.orthogonalSection,
            let scroll = state.orthogonal[section],
            let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        {
            scroll.scrollRectToVisible(frame, animated: animated)
        }
        if animated, UIView.areAnimationsEnabled, window != nil {
            motion.glide { [weak self] in self?.offset(revealing: path, position) ?? .zero }
            return
        }
        motion.stop()
        // Items that size themselves on the way in move their own place.
        for _ in 0..<4 {
            let wanted = offset(revealing: path, position)
            setOffset(wanted)
            if !state.isLayingOut { layOutElements() }
            if offset(revealing: path, position) == contentOffset { break }
        }
    }

    // MARK: Keyboard

    func focus(on path: IndexPath, reveals: Bool) {
        guard let index = model.index(of: path) else { return }
        let old = state.focused.flatMap(self.path(of:))
        state.focused = model.id(at: index)
        if reveals { reveal(path, [], animated: false) }
        for each in [old, path].compactMap({ $0 }) { dress(each) }
        if reveals, selectionFollowsFocus { choose(path) }
    }

    func takeItemKey(_ key: UIKey) -> Bool {
        guard isFirstResponder, key.modifierFlags.normalized.isEmpty else { return false }
        let focused = state.focused.flatMap(path(of:))
        switch key.code {
        case .up, .down, .left, .right:
            guard let from = focused else {
                guard let first = indexPathsForVisibleItems.first else { return false }
                focus(on: first, reveals: true)
                return true
            }
            guard let next = neighbour(of: from, key.code) else { return false }
            focus(on: next, reveals: true)
        case .enter, .space:
            guard let focused else { return false }
            choose(focused)
        case .menu:
            guard let focused else { return false }
            return showMenu(for: focused, at: nil)
        case .delete, .backspace:
            guard let focused else { return false }
            return performDelete(focused)
        default: return false
        }
        return true
    }

    /// The nearest item in a direction, judged by the layout's frames.
    private func neighbour(of path: IndexPath, _ direction: UIKey.Code) -> IndexPath? {
        guard let from = collectionViewLayout.layoutAttributesForItem(at: path).map(shownFrame) else { return nil }
        let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height).union(from.insetBy(dx: -400, dy: -400))
        var best: (path: IndexPath, distance: CGFloat)?
        for attributes in layoutElements(in: reach)
        where attributes.representedElementCategory == .cell && attributes.indexPath != path {
            let frame = shownFrame(attributes)
            let dx = frame.midX - from.midX, dy = frame.midY - from.midY
            let (along, across): (CGFloat, CGFloat) =
                switch direction {
                case .up: (-dy, abs(dx))
                case .down: (dy, abs(dx))
                case .left: (-dx, abs(dy))
                default: (dx, abs(dy))
                }
            guard along > 1 else { continue }
            let distance = along + across * 2
            if distance < best?.distance ?? .infinity { best = (attributes.indexPath, distance) }
        }
        return best?.path
    }

    // MARK: Context menu and hovering

    func installItemGestures() {
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self, weak hover] in
            guard let self, let hover else { return }
            let isOver = hover.state == .began || hover.state == .changed
            let cell = isOver ? self.cell(at: hover.location(in: self)) : nil
            guard cell !== self.state.hovered else { return }
            self.state.hovered?.isHovered = false
            self.state.hovered = cell
            cell?.isHovered = self.allowsSelection && self.delegate != nil
        }
        addGestureRecognizer(hover)
        secondaryClickHandler = { [weak self] place in
            guard let self, let window = self.window,
                let path = self.indexPathForItem(at: self.convert(place, from: window))
            else { return false }
            return self.showMenu(for: path, at: place)
        }
        installListSwipes()
    }

    private func cell(at point: CGPoint) -> UICollectionViewCell? {
        shownCells.first {
            $0.cell.superview.map { $0.convert(point, from: self) }.map($0.cell.frame.contains) ?? false
        }?.cell
    }

    func showMenu(for path: IndexPath, at place: CGPoint?) -> Bool {
        guard let window, let cell = cellForItem(at: path) else { return false }
        let corner = cell.convert(CGPoint(x: min(24, cell.bounds.midX), y: cell.bounds.midY), to: window)
        let point = convert(place ?? corner, from: window)
        let own = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
        var children = own?.actionProvider?([])?.children ?? []
        let swipes = listSwipeActions(path)
        let actions = swipes.map { action in
            UIAction(
                title: action.title ?? "", image: action.image,
                attributes: action.style == .destructive ? .destructive : []
            ) { [weak self] _ in self?.perform(action) }
        }.filter { new in !new.title.isEmpty && !children.contains { $0.title == new.title } }
        if !actions.isEmpty { children.append(UIMenu(options: .displayInline, children: actions)) }
        guard !children.isEmpty else { return false }
        MenuPresenter.present(UIMenu(children: children), in: window, at: place ?? corner)
        return true
    }
}
