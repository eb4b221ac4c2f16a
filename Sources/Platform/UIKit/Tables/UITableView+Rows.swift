import Foundation

// Where rows are, and the look that the table gives them.
extension UITableView {
    var liveCells: [(path: IndexPath, cell: UITableViewCell)] {
        layOutIfDue()
        return recycler.live.values.sorted { $0.index < $1.index }.compactMap { row in
            guard let cell = row.view as? UITableViewCell, case .row(let path) = model.element(at: row.index) else {
                return nil
            }
            return (path, cell)
        }
    }

    /// Questions about what is in view are answered for the data of now.
    private func layOutIfDue() {
        if !state.isLoaded, state.openUpdates == 0, !recycler.isLayingOut { layoutSubviews() }
    }

    func isInView(_ path: IndexPath) -> Bool {
        guard let index = model.index(of: path) else { return false }
        let top = recycler.rowTop(index), height = recycler.rowHeight(index)
        return height > 0 && top + height > bounds.minY && top < bounds.maxY
    }

    func edgeView(_ index: Int?) -> UITableViewHeaderFooterView? {
        index.flatMap { recycler.view(at: $0) as? UITableViewHeaderFooterView }
    }

    func elementIndex(_ path: IndexPath) -> Int? {
        load()
        return model.index(of: path)
    }

    func rect(ofElement index: Int?) -> CGRect {
        guard let index, recycler.ids.indices.contains(index) else { return .zero }
        if recycler.rowWidth > 0, !recycler.isLayingOut { recycler.measureIfNeeded(index) }
        defer { if !recycler.isLayingOut { storePrepared() } }
        return CGRect(
            x: recycler.sideInsets.left, y: recycler.rowTop(index), width: recycler.rowWidth,
            height: recycler.rowHeight(index))
    }

    func row(at point: CGPoint) -> IndexPath? {
        load()
        guard recycler.ids.count == model.elementCount, point.y >= 0 else { return nil }
        let index = recycler.heights.index(at: point.y)
        guard case .row(let path) = model.element(at: index), rect(ofElement: index).minY <= point.y,
            rect(ofElement: index).maxY > point.y
        else { return nil }
        return path
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        load()
        guard !recycler.ids.isEmpty, rect.height > 0 else { return [] }
        let first = recycler.heights.index(at: max(0, rect.minY)), last = recycler.heights.index(at: rect.maxY)
        return (first...max(first, last)).compactMap { index in
            guard case .row(let path) = model.element(at: index), self.rect(ofElement: index).intersects(rect) else {
                return nil
            }
            return path
        }
    }

    func reveal(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard path.count == 2,
            let index = path.row < 0 || path.row == NSNotFound ? headerIndex(path) : elementIndex(path)
        else { return }
        let place: RecyclerView.RowPosition =
            switch position {
            case .none: .nearest
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        recycler.scroll(to: index, at: place, animated: animated)
        if !animated, bounds.width > 0, bounds.height > 0, !recycler.isLayingOut { layoutIfNeeded() }
    }

    /// `NSNotFound` as a row means the section's header.
    private func headerIndex(_ path: IndexPath) -> Int? {
        load()
        return model.sections.indices.contains(path.section) ? model.header(of: path.section) : nil
    }

    // MARK: Look

    /// Gives a cell what the table decides: state, separator, ground, corners, editing controls.
    func dress(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.tableView = self
        guard let index = model.index(of: path) else { return }
        let id = model.id(at: index), chrome = cell.chrome
        if chrome.isSelected != state.selected.contains(id) {
            cell.setSelected(state.selected.contains(id), animated: false)
        }
        cell.isFocusedRow = state.focused == id && isFirstResponder
        let count = model.sections[path.section].rows.count
        let isFirst = path.row == 0, isLast = path.row == count - 1
        let showsLine = separatorStyle != .none && !(style != .plain && isLast)
        chrome.separatorColor = showsLine ? separatorColor : nil
        if cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
            chrome.separatorInset = separatorInset
        }
        chrome.ground = style == .plain ? nil : .secondarySystemGroupedBackground
        var corners: CACornerMask = []
        if style == .insetGrouped {
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        chrome.corners = corners
        if let delegate {
            cell.indentationLevel = max(cell.indentationLevel, delegate.tableView(self, indentationLevelForRowAt: path))
        }
        let isEditing = state.isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
        chrome.editingStyle =
            isEditing
            ? (selectsWhileEditing ? .none : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) : .none
        chrome.canMove = state.isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
        cell.setEditing(isEditing || chrome.canMove, animated: false)
        if cell.isEditing { chrome.rebuild(cell) }
        cell.setNeedsDisplay()
    }

    var selectsWhileEditing: Bool { allowsMultipleSelectionDuringEditing }

    func dressCells() {
        guard state.isLoaded else { return }
        for (path, cell) in liveCells { dress(cell, path) }
        setNeedsLayout()
    }

    func edgeViewChanged(_ old: UIView?) {
        if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
        for index in [0, model.elementCount - 1] where recycler.ids.indices.contains(index) {
            recycler.live[recycler.ids[index]] = nil
            recycler.isMeasured[index] = false
        }
        recycler.reload()
    }

    /// A cell's configuration changed while it is shown: its height may have.
    func contentSizeOfCellChanged(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !recycler.isLayingOut,
            let row = recycler.live.first(where: { $0.value.view === cell })
        else { return }
        recycler.remeasure(id: row.key)
    }

    // MARK: After layout

    func didLayOut() {
        storePrepared()
        backgroundView?.frame = bounds
        placeStickyHeaders()
        for row in recycler.live.values {
            if let cell = row.view as? UITableViewCell, case .row(let path) = model.element(at: row.index) {
                if cell.tableView !== self { dress(cell, path) }
            }
        }
        prefetch()
    }

    // MARK: Headers that stay

    private var topSection: Int? {
        guard !model.sections.isEmpty, !recycler.ids.isEmpty else { return nil }
        let top = contentOffset.y + adjustedContentInset.top
        switch model.element(at: recycler.heights.index(at: top)) {
        case .header(let section), .footer(let section): return top < 0 ? nil : section
        case .row(let path): return top < 0 ? nil : path.section
        case .tableHeader, .tableFooter: return nil
        }
    }

    func stickyHeaders(_ range: Range<Int>) -> [Int] {
        guard style == .plain, let section = topSection else { return [] }
        let index = model.header(of: section)
        guard !range.contains(index), recycler.heights.values.indices.contains(index) else { return [] }
        recycler.measureIfNeeded(index)
        return [index]
    }

    private func placeStickyHeaders() {
        guard style == .plain, let section = topSection else { return }
        let index = model.header(of: section)
        guard let view = recycler.view(at: index) else { return }
        let height = recycler.rowHeight(index)
        let end = recycler.rowTop(model.footer(of: section)) + recycler.rowHeight(model.footer(of: section))
        let natural = recycler.rowTop(index)
        let wanted = min(max(natural, contentOffset.y + adjustedContentInset.top), end - height)
        view.frame.origin.y = wanted
        if wanted > natural, subviews.last !== view { bringSubviewToFront(view) }
    }

    // MARK: Prefetching

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, let last = recycler.live.values.map(\.index).max(),
            let first = recycler.live.values.map(\.index).min()
        else { return }
        let ahead = (first - 10..<first).clamped(to: 0..<model.elementCount)
        let behind = (last + 1..<last + 11).clamped(to: 0..<model.elementCount)
        let wanted = Set(
            (Array(ahead) + Array(behind)).compactMap { index -> IndexPath? in
                if case .row(let path) = model.element(at: index) { path } else { nil }
            })
        let shown = Set(
            recycler.live.values.compactMap { row -> IndexPath? in
                if case .row(let path) = model.element(at: row.index) { path } else { nil }
            })
        let new = wanted.subtracting(state.prefetched), gone = state.prefetched.subtracting(wanted).subtracting(shown)
        state.prefetched = wanted
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.sorted()) }
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    }
}
