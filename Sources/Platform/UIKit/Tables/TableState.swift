import Foundation

/// What a table remembers between layouts, apart from its rows.
@MainActor final class TableState {
    var isLoaded = false
    var openUpdates = 0
    var changes = BatchChanges()
    var animation = UITableView.RowAnimation.none
    /// The identities of the selected rows: they survive changes of other rows.
    var selected: [Int] = []
    /// The row that the keyboard is at.
    var focused: Int?
    var isEditing = false
    weak var hovered: UITableViewCell?
    weak var highlighted: UITableViewCell?
    var swipe: RowSwipe?
    /// Cells that were made in order to be measured, by element; laying out takes them.
    var prepared: [Int: UITableViewCell] = [:]
    var preparedEdges: [Int: UIView] = [:]
    /// The cell that a `reconfigureRows` is about: the next dequeue answers it.
    var reconfiguring: UITableViewCell?
    var prefetched: Set<IndexPath> = []
    /// A running mean of measured heights, as the estimate of rows not yet seen.
    var meanHeight: CGFloat = 44
    var measuredRows: CGFloat = 0
    var reorderedRow: (path: IndexPath, offset: CGFloat)?

    func noteHeight(_ height: CGFloat) {
        guard height > 0 else { return }
        measuredRows = min(measuredRows + 1, 200)
        meanHeight += (height - meanHeight) / measuredRows
    }
}

/// The classes registered with a table and the views that wait for another row.
@MainActor final class TableReuse {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
    /// More spares than a screen's worth would only be memory.
    static let limit = 24
}
