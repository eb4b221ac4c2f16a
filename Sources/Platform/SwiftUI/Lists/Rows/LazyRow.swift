import UIKit

/// A row of a lazy list: its identity, and how to make its view when it is needed.
struct LazyRow {
    /// Unique in the list.
    let id: AnyHashable
    /// What `ScrollViewProxy.scrollTo` may call it, and the tag of its view where it has no other.
    var name: AnyHashable?
    var make: @MainActor () -> any View
    var kind = Kind.row
    /// Rows of one section have the same; rows outside of sections have none.
    var section: RowPath?
    var editing = RowEditing()
    /// The names of what stands in the row, where it is a line of a grid.
    var innerNames: [AnyHashable] = []

    enum Kind { case row, header, footer }
}

/// A view that a lazy list can take apart into rows without making nodes for them.
@MainActor
protocol RowSource {
    func appendRows(to rows: inout [LazyRow], path: RowPath)
}

/// Where in the structure a row was found; makes ids unique that two collections have in common.
struct RowPath: Hashable {
    private(set) var steps: [Int] = []

    func appending(_ step: Int) -> RowPath {
        var copy = self
        copy.steps.append(step)
        return copy
    }
}

/// An id together with the place of its collection.
struct RowID: Hashable {
    let path: RowPath
    let id: AnyHashable
    let occurrence: Int
}

@MainActor
enum RowCollector {
    static func rows(of view: any View) -> [LazyRow] {
        var rows: [LazyRow] = []
        append(view, to: &rows, path: RowPath())
        return rows
    }

    /// Structure is taken apart; anything else is one row.
    static func append(_ view: any View, to rows: inout [LazyRow], path: RowPath) {
        if let source = view as? any RowSource {
            source.appendRows(to: &rows, path: path)
        } else {
            rows.append(LazyRow(id: AnyHashable(path), name: nil, make: { view }))
        }
    }
}
