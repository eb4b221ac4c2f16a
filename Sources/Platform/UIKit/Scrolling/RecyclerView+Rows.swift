import Foundation

extension RecyclerView {
    /// Gives each row of the range a view at its place, and takes the views of the others back.
    func populate(_ range: Range<Int>) {
        guard let source else { return }
        recycle { !range.contains($0.index) }
        let left = adjustedContentInset.left
        let upward = range.reversed().prefix { live[ids[$0]] == nil }.isEmpty
        for index in upward ? Array(range.reversed()) : Array(range) {
            let frame = CGRect(x: left, y: rowTop(index), width: rowWidth, height: rowHeight(index))
            let view = live[ids[index]]?.view ?? makeRow(index, source, atFront: !upward)
            view.frame = frame
        }
    }

    private func makeRow(_ index: Int, _ source: Source, atFront: Bool) -> UIView {
        let kind = source.kind(index)
        let spare = pool[kind]?.popLast()
        let view = source.makeView(index, spare)
        if let spare, spare !== view { spare.removeFromSuperview() }
        // Order among siblings is reading order: Tab and screen readers follow it.
        insertSubview(view, at: atFront ? subviews.count : 0)
        view.isHidden = false
        live[ids[index]] = Row(view: view, kind: kind, index: index)
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
        if let first = window?.firstResponder as? UIView, first.isDescendant(of: row.view) {
            window?.moveFirstResponder(to: nil, forced: true)
        }
        // A few spares per kind; more would only be memory.
        if pool[row.kind, default: []].count < 12 {
            row.view.isHidden = true
            pool[row.kind, default: []].append(row.view)
        } else {
            row.view.removeFromSuperview()
        }
    }

    // MARK: Changes

    /// Asks the source again. Rows keep their identity by id, and the reader keeps the place.
    package func reload(animated: Bool = false) {
        guard let source else { return }
        let hold = heldRows()
        let old = ids
        ids = (0..<source.count()).map(source.id)
        let map = RowMap(from: old, to: ids)
        heights = HeightIndex(
            map.carry(heights.values, old) { max(0, source.estimatedHeight($0).rounded()) + spacing })
        isMeasured = [Bool](repeating: false, count: ids.count)
        renumberLiveRows(source, map)
        holdPlace(hold, map)
        setNeedsLayout()
    }

    /// A row's content changed its size.
    package func remeasure(id: AnyHashable) {
        guard let row = live[id] else { return }
        if pendingPlace == nil, !(isPinned && anchor == .bottom) { pendingPlace = placeAtTop }
        isMeasured[row.index] = false
        setNeedsLayout()
    }

    /// What is in view, from the top: the candidates for the row that is held.
    private func heldRows() -> [HeldRow] {
        live.map { HeldRow(id: $0.key, index: $0.value.index, top: rowTop($0.value.index) - contentOffset.y) }
            .filter { $0.top < bounds.height }
            .sorted { $0.top < $1.top }
    }

    private struct HeldRow {
        let id: AnyHashable
        let index: Int
        let top: CGFloat
    }

    private func holdPlace(_ rows: [HeldRow], _ map: RowMap) {
        if case .reveal = pendingPlace { return }
        if isPinned, anchor == .bottom || ids.isEmpty { return }
        guard settledOffset != nil else { return }
        // The first row that starts in view; else the nearest that began above.
        let candidates = rows.filter { $0.top >= 0 } + rows.filter { $0.top < 0 }.reversed()
        for row in candidates {
            if let index = map.newIndex(of: row.index, id: row.id) {
                pendingPlace = .row(index, top: row.top)
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
            let view = source.makeView(index, row.view)
            if view !== row.view {
                insertSubview(view, aboveSubview: row.view)
                row.view.removeFromSuperview()
            }
            live[id] = Row(view: view, kind: row.kind, index: index)
        }
    }
}
