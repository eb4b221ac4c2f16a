import Foundation

extension Recycler {
    /// Gives each row of the range a view at its place, and takes the views of the others back.
    func populate(_ range: Range<Int>) {
        guard let source else { return }
        let pinned = pinnedRows()
        let others = source.table?.alsoLive(range) ?? pinned.map(\.index).filter { !range.contains($0) }
        recycle { !range.contains($0.index) && !others.contains($0.index) }
        let upward = range.reversed().prefix { live[ids[$0]] == nil }.isEmpty
        for index in others { place(index, source, atFront: false) }
        for index in upward ? Array(range.reversed()) : Array(range) { place(index, source, atFront: !upward) }
        placePinned(pinned, laidOut: range)
    }

    private func place(_ index: Int, _ source: Source, atFront: Bool) {
        let frame = CGRect(
            x: adjustedContentInset.left + sideInsets.left, y: rowTop(index), width: rowWidth, height: rowHeight(index))
        let id = ids[index]
        if let row = live[id] {
            row.view.frame = frame
            guard row.fixedPointIsDue else { return }
        } else if source.table == nil || frame.height > 0 {
            // A row that comes in does not fly to its place from that of the row whose view it took.
            UIView.performWithoutAnimation { makeRow(index, source, atFront: atFront).frame = frame }
        }
        live[id]?.fixedPoint = source.fixedPoint(index, rowWidth)
        live[id]?.fixedPointIsDue = false
    }

    private func makeRow(_ index: Int, _ source: Source, atFront: Bool) -> UIView {
        let kind = source.kind(index)
        let spare = pool[kind]?.popLast()
        let view = source.makeView(index, spare)
        if let spare, spare !== view { spare.removeFromSuperview() }
        // Order among siblings is reading order: Tab and screen readers follow it.
        host.insertSubview(view, at: atFront ? host.subviews.count : source.table?.subviewsBelow() ?? 0)
        view.isHidden = false
        live[ids[index]] = Row(view: view, kind: kind, index: index)
        // A view that showed another row is announced by what it shows now.
        view.applyAccessibility()
        return view
    }

    func recycle(where isGone: (Row) -> Bool) {
        for (id, row) in live where isGone(row) {
            live[id] = nil
            if row.index < isMeasured.count { isMeasured[row.index] = false }
            putAway(row)
        }
    }

    private func putAway(_ row: Row) {
        onRecycle?(row.view)
        if let first = host.window?.firstResponder as? UIView, first.isDescendant(of: row.view) {
            host.window?.moveFirstResponder(to: nil, forced: true)
        }
        if let table = source?.table { return table.takeBack(row.view, row.index) }
        if source?.reusesViews == false { return row.view.isHidden = true }
        // Spares for a screenful per kind, so that a jump makes no new views; more would only be memory.
        if pool[row.kind, default: []].count < 32 {
            row.view.isHidden = true
            pool[row.kind, default: []].append(row.view)
        } else {
            row.view.removeFromSuperview()
        }
    }

    // MARK: Changes

    /// Asks the source again. Rows keep their identity by id, and the reader keeps the place.
    func reload() {
        guard let source else { return }
        reload((0..<source.count()).map(source.id), always: true)
    }

    /// Answers whether there are other rows than before.
    @discardableResult
    func reload(_ new: [AnyHashable], always: Bool) -> Bool {
        guard let source else { return false }
        let old = ids
        let map = RowMap(from: old, to: new)
        if map.isIdentity, !always { return false }
        let hold = heldRows()
        ids = new
        heights = HeightIndex(
            map.carry(heights.values, old) { max(0, source.estimatedHeight($0).rounded()) + spacing })
        isMeasured = [Bool](repeating: false, count: ids.count)
        renumberLiveRows(source, map)
        holdPlace(hold, map)
        setNeedsLayout()
        return true
    }

    /// A row's content changed its size.
    func remeasure(id: AnyHashable) {
        guard let row = live[id] else { return }
        if pendingPlace == nil, !(isPinned && anchor == .bottom) { pendingPlace = placeAtTop }
        isMeasured[row.index] = false
        setNeedsLayout()
    }

    /// What is in view, from the top: the candidates for the row that is held.
    private func heldRows() -> [HeldRow] {
        live.map { id, row in
            HeldRow(id: id, index: row.index, top: rowTop(row.index) - contentOffset.y, fixedPoint: row.fixedPoint)
        }
        .filter { $0.top < bounds.height }
        .sorted { $0.top < $1.top }
    }

    private struct HeldRow {
        let id: AnyHashable
        let index: Int
        let top: CGFloat
        let fixedPoint: CGFloat?
    }

    private func holdPlace(_ rows: [HeldRow], _ map: RowMap) {
        if case .reveal = pendingPlace { return }
        if staysAtTop, settledOffset != nil, contentOffset.y <= offsetRange.min.y {
            pendingPlace = .row(0, top: adjustedContentInset.top)
            return
        }
        if isPinned, anchor == .bottom || ids.isEmpty { return }
        guard settledOffset != nil else { return }
        // The first row that starts in view; else the nearest that began above.
        let candidates = (rows.filter { $0.top >= 0 } + rows.filter { $0.top < 0 }.reversed())
            .sorted { $0.fixedPoint != nil && $1.fixedPoint == nil }
        for row in candidates {
            if let index = map.newIndex(of: row.index, id: row.id) {
                let moved = (row.fixedPoint ?? 0) - (source?.fixedPoint(index, rowWidth) ?? 0)
                pendingPlace = .row(index, top: row.top + moved)
                return
            }
        }
    }

    private func renumberLiveRows(_ source: Source, _ map: RowMap) {
        for (id, row) in live {
            guard let index = map.newIndex(of: row.index, id: id), source.kind(index) == row.kind else {
                live[id] = nil
                putAway(row)
                continue
            }
            let view = source.table == nil ? source.makeView(index, row.view) : row.view
            if view !== row.view {
                host.insertSubview(view, aboveSubview: row.view)
                row.view.removeFromSuperview()
            }
            live[id] = Row(view: view, kind: row.kind, index: index, fixedPoint: row.fixedPoint)
            view.applyAccessibility()
        }
    }
}
