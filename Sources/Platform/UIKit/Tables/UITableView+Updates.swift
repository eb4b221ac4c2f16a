import Foundation

// Changes are collected until the outermost `endUpdates`, then counted against the data source.
extension UITableView {
    func openUpdates() {
        if state.openUpdates == 0 { load() }
        state.openUpdates += 1
    }

    func closeUpdates() {
        guard state.openUpdates > 0 else { return }
        state.openUpdates -= 1
        guard state.openUpdates == 0 else { return }
        let changes = state.changes, animation = state.animation
        state.changes = BatchChanges()
        state.animation = .none
        if changes.isEmpty, countRows() == model.counts { return remeasureAll() }
        apply(changes, animation)
    }

    func change(_ animation: RowAnimation, _ body: (inout BatchChanges) -> Void) {
        // Nothing was asked for yet, so there is nothing to change: the data source's answers are already new.
        guard state.isLoaded else { return setNeedsLayout() }
        body(&state.changes)
        if animation != .none { state.animation = animation }
        if state.openUpdates == 0 {
            state.openUpdates = 1
            closeUpdates()
        }
    }

    /// An empty batch: UIKit's way to say that heights changed.
    private func remeasureAll() {
        for id in recycler.live.keys { recycler.remeasure(id: id) }
        setNeedsLayout()
    }

    private func apply(_ changes: BatchChanges, _ animation: RowAnimation) {
        do {
            adopt(try changes.apply(from: model.counts, to: countRows()), animation)
        } catch {
            Complaint.write("UITableView: \(error). The table reloads instead; check what the batch updates say.")
            reloadTable()
        }
    }

    /// Takes over a list whose rows say where they come from.
    func adopt(_ result: [BatchChanges.Section], _ animation: RowAnimation) {
        guard state.isLoaded else { return setNeedsLayout() }
        closeSwipe(animated: false)
        let animates = animation != .none && UIView.areAnimationsEnabled && window != nil
        var next = model
        next.apply(result)
        recycleReloaded(next)
        model = next
        forgetGoneRows()
        recycler.reload()
        if animates { showChange(animation) }
        dressCells()
    }

    /// Cells of rows that go are told while the old index paths still hold.
    private func recycleReloaded(_ next: ListModel) {
        var kept = Set<AnyHashable>()
        kept.reserveCapacity(next.elementCount)
        for index in 0..<next.elementCount { kept.insert(next.id(at: index)) }
        let gone = recycler.live.filter { !kept.contains($0.key) }
        let indexes = Set(gone.map(\.value.index))
        recycler.recycle { indexes.contains($0.index) }
    }

    private func forgetGoneRows() {
        guard !state.selected.isEmpty || state.focused != nil else { return }
        var all = Set<Int>()
        for section in model.sections { all.formUnion(section.rows) }
        state.selected.removeAll { !all.contains($0) }
        if let focused = state.focused, !all.contains(focused) { state.focused = nil }
    }

    /// The rows glide to their new places; new ones fade in.
    private func showChange(_ animation: RowAnimation) {
        let before = Set(recycler.live.values.map { ObjectIdentifier($0.view) })
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        for row in recycler.live.values where !before.contains(ObjectIdentifier(row.view)) {
            row.view.alpha = 0
            UIView.animate(withDuration: 0.2) { row.view.alpha = 1 }
        }
    }

    func reconfigure(_ path: IndexPath) {
        guard let cell = cellForRow(at: path), let dataSource else { return }
        state.reconfiguring = cell
        let answer = dataSource.tableView(self, cellForRowAt: path)
        state.reconfiguring = nil
        if answer !== cell { return reloadRows(at: [path], with: .none) }
        if let index = model.index(of: path) { recycler.remeasure(id: recycler.ids[index]) }
    }
}

/// Says what a programmer did wrong, where the program can go on.
enum Complaint {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
