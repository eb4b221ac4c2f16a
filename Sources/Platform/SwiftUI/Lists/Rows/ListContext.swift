import UIKit

/// What the rows of one list share: the selection, the order, and which row is pulled aside.
@MainActor
final class ListContext {
    var selection: ListRowSelection?
    private var rows: [LazyRow] = []
    private weak var recycler: RecyclerView?
    private var live: [AnyHashable: WeakBox<ListRowNode>] = [:]
    private weak var swipedRow: ListRowNode?

    func connect(_ rows: [LazyRow], _ recycler: RecyclerView) {
        self.rows = rows
        self.recycler = recycler
    }

    func add(_ node: ListRowNode) { live[node.view.row.id] = WeakBox(node) }
    func remove(_ node: ListRowNode) {
        if live[node.view.row.id]?.value === node { live[node.view.row.id] = nil }
    }

    // MARK: Keys

    /// Selects the next row in a direction and gives it the focus.
    func moveSelection(from node: ListRowNode, by step: Int) -> Bool {
        guard selection != nil, let start = rows.firstIndex(where: { $0.id == node.view.row.id }) else { return false }
        var index = start + step
        while rows.indices.contains(index), rows[index].kind != .row { index += step }
        guard rows.indices.contains(index) else { return true }
        let id = rows[index].id
        recycler?.scrollTo(id: id)
        recycler?.layoutIfNeeded()
        UpdateScheduler.shared.afterUpdate { [weak self] in
            guard let next = self?.live[id]?.value else { return }
            next.select([])
            next.focus()
        }
        return true
    }

    // MARK: Swipes

    /// One row is open at a time.
    func willSwipe(_ node: ListRowNode) {
        if swipedRow !== node { swipedRow?.closeSwipe() }
        swipedRow = node
    }

    func closeSwipe() {
        swipedRow?.closeSwipe()
        swipedRow = nil
    }

    // MARK: Moving

    /// Where a row that is let go at a height belongs, counted in its collection.
    func target(of node: ListRowNode, at y: CGFloat) -> Int? {
        guard let own = node.view.row.editing.move, let recycler else { return nil }
        let collection = (node.view.row.id.base as? any CollectionRowID)?.collection
        let others = live.values.compactMap(\.value)
            .filter { $0 !== node && ($0.view.row.id.base as? any CollectionRowID)?.collection == collection }
            .compactMap { other in
                other.view.row.editing.move.map { ($0.index, other.middle(in: recycler)) }
            }
            .sorted { $0.0 < $1.0 }
        guard !others.isEmpty else { return own.index }
        return others.first { $0.1 > y }?.0 ?? others.last.map { $0.0 + 1 }
    }
}

/// The selection of a list as its rows see it.
struct ListRowSelection {
    let allowsMany: Bool
    let contains: (AnyHashable) -> Bool
    /// Selects a value: alone, or beside the others where it is toggled.
    let select: (AnyHashable, _ toggles: Bool) -> Void
}

private struct ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }

extension EnvironmentValues {
    var listContext: ListContext? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }
}
