import Foundation

/// What stays where it is when the content around it changes: an item and the distance of its top from the viewport's.
@MainActor struct HeldItem {
    let id: Int
    let distance: CGPoint

    func restore(in view: UICollectionView) {
        guard let path = view.path(of: id), let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path)
        else { return }
        let offset = CGPoint(x: view.contentOffset.x, y: attributes.frame.minY - distance.y)
        view.setOffset(view.clamped(view.collectionViewLayout.isVertical ? offset : view.contentOffset))
    }
}

extension UICollectionView {
    enum Hold {
        case top, place
        init(_ isAtTop: Bool) { self = isAtTop ? .top : .place }
    }

    /// The first item that begins in view; nil at the top, which stays the top.
    func placeToHold(_ hold: Hold) -> HeldItem? {
        guard hold == .place else { return nil }
        let top = contentOffset.y
        let cells = state.live.filter {
            if case .cell = $0.key { $0.value.attributes.orthogonalSection == nil } else { false }
        }
        let sorted = cells.values.map(\.attributes).filter { $0.frame.minY < top + bounds.height }
            .sorted { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) }
        guard let first = sorted.first(where: { $0.frame.minY >= top }) ?? sorted.last,
            let index = model.index(of: first.indexPath)
        else { return nil }
        return HeldItem(id: model.id(at: index), distance: CGPoint(x: 0, y: first.frame.minY - top))
    }

    func path(of id: Int) -> IndexPath? {
        for (section, part) in model.sections.enumerated() {
            if let row = part.rows.firstIndex(of: id) { return IndexPath(item: row, section: section) }
        }
        return nil
    }

    func openUpdates() {
        if state.openUpdates == 0 { load() }
        state.openUpdates += 1
    }

    func closeUpdates() {
        guard state.openUpdates > 0 else { return }
        state.openUpdates -= 1
        guard state.openUpdates == 0 else { return }
        let changes = state.changes
        state.changes = BatchChanges()
        if changes.isEmpty, countItems() == model.counts {
            for live in state.live.values { live.view.needsSizing = true }
            return collectionViewLayout.invalidateLayout()
        }
        apply(changes)
    }

    func change(_ body: (inout BatchChanges) -> Void) {
        guard state.isLoaded else { return setNeedsLayout() }
        body(&state.changes)
        if state.openUpdates == 0 {
            state.openUpdates = 1
            closeUpdates()
        }
    }

    private func apply(_ changes: BatchChanges) {
        do {
            adopt(try changes.apply(from: model.counts, to: countItems()), changes, animated: true)
        } catch {
            Complaint.write("UICollectionView: \(error). It reloads instead; check what the batch updates say.")
            reloadCollection()
        }
    }

    /// Takes over a list whose items say where they come from.
    func adopt(_ result: [BatchChanges.Section], _ changes: BatchChanges, animated: Bool) {
        guard state.isLoaded else { return setNeedsLayout() }
        let candidates = heldCandidates()
        rename(result)
        model.apply(result)
        collectionViewLayout.itemsMoved(result)
        forgetGoneItems()
        collectionViewLayout.prepare(forCollectionViewUpdates: updateItems(changes))
        let context = collectionViewLayout.makeContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        finish(candidates, animated)
    }

    /// Items in view, first choice first; at the top nothing is held, so that what comes in above is seen.
    private func heldCandidates() -> [HeldItem] {
        guard state.hasLaidOut, contentOffset.y > offsetRange.min.y else { return [] }
        let top = contentOffset.y
        let attributes = state.live.filter { if case .cell = $0.key { true } else { false } }.values.map(\.attributes)
            .filter { $0.orthogonalSection == nil && $0.frame.minY < top + bounds.height }
            .sorted { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) }
        return (attributes.filter { $0.frame.minY >= top } + attributes.filter { $0.frame.minY < top }.reversed())
            .compactMap { attributes in
                model.index(of: attributes.indexPath).map {
                    HeldItem(id: model.id(at: $0), distance: CGPoint(x: 0, y: attributes.frame.minY - top))
                }
            }
    }

    private func finish(_ candidates: [HeldItem], _ animated: Bool) {
        let animates = animated && UIView.areAnimationsEnabled && window != nil
        let work = { [self] in
            prepareLayout()
            if let held = candidates.first(where: { path(of: $0.id) != nil }) { held.restore(in: self) }
            let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
            if wanted != contentOffset { setOffset(wanted) }
            layOutElements()
        }
        if animates { UIView.animate(withDuration: 0.2, animations: work) } else { work() }
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Live views keep their items under new index paths; those of items that went are put away.
    private func rename(_ result: [BatchChanges.Section]) {
        var new: [IndexPath: IndexPath] = [:], sections: [Int: Int] = [:]
        for (section, part) in result.enumerated() {
            if let origin = part.origin { sections[origin] = section }
            for (item, origin) in part.items.enumerated() {
                if case .kept(let path) = origin { new[path] = IndexPath(item: item, section: section) }
            }
        }
        recycle { key, _ in
            switch key {
            case .cell(let path): new[path] == nil
            case .supplementary(_, let path), .decoration(_, let path): sections[path.section] == nil
            }
        }
        var renamed: [CollectionElement: CollectionState.Live] = [:]
        for (key, live) in state.live {
            let path: IndexPath
            if case .cell(let old) = key {
                path = new[old]!
            } else {
                path = IndexPath(item: key.indexPath.item, section: sections[key.indexPath.section]!)
            }
            let attributes = live.attributes.copy() as! UICollectionViewLayoutAttributes
            attributes.indexPath = path
            renamed[key.moved(to: path)] = CollectionState.Live(view: live.view, attributes: attributes)
        }
        state.live = renamed
    }

    private func updateItems(_ changes: BatchChanges) -> [UICollectionViewUpdateItem] {
        changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + changes.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + changes.moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    }

    private func forgetGoneItems() {
        guard !state.selected.isEmpty || state.focused != nil else { return }
        var all = Set<Int>()
        for section in model.sections { all.formUnion(section.rows) }
        state.selected.removeAll { !all.contains($0) }
        if let focused = state.focused, !all.contains(focused) { state.focused = nil }
    }

    func reconfigure(_ path: IndexPath) {
        guard let cell = cellForItem(at: path), let dataSource else { return }
        state.reconfiguring = cell
        let answer = dataSource.collectionView(self, cellForItemAt: path)
        state.reconfiguring = nil
        if answer !== cell { return reloadItems(at: [path]) }
        cell.needsSizing = true
        setNeedsLayout()
    }

    func contentSizeOfCellChanged(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !state.isLayingOut,
            state.live.values.contains(where: { $0.view === cell })
        else { return }
        cell.needsSizing = true
        setNeedsLayout()
    }
}
