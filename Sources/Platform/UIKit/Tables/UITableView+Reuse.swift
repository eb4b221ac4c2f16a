import Foundation

// Views that left the screen wait, hidden, until another row asks for one of their kind.
extension UITableView {
    func dequeueCell(_ identifier: String, mustExist: Bool) -> UITableViewCell? {
        if let cell = state.reconfiguring, cell.reuseIdentifier == identifier {
            state.reconfiguring = nil
            return cell
        }
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.chrome.isSelected = false
            cell.chrome.isHighlighted = false
            cell.isHovered = false
            cell.isFocusedRow = false
            cell.alpha = 1
            cell.prepareForReuse()
            return cell
        }
        if let type = reuse.cellClasses[identifier] {
            return DynamicInit.cell(type, style: .default, identifier: identifier)
        }
        precondition(!mustExist, "No cell class is registered for the identifier “\(identifier)”")
        return nil
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headerFooters[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return reuse.headerFooterClasses[identifier].map { DynamicInit.headerFooter($0, identifier: identifier) }
    }

    /// The row left the screen.
    func takeBack(_ view: UIView, _ index: Int) {
        if let cell = view as? UITableViewCell {
            if state.swipe?.cell === cell { closeSwipe(animated: false) }
            if state.highlighted === cell { state.highlighted = nil }
            // The index is that before the change which took the row away; the delegate hears of rows only.
            if case .row(let path) = model.element(at: index) {
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            }
            store(cell)
        } else if view === tableHeaderView || view === tableFooterView {
            view.isHidden = true
        } else {
            switch model.element(at: index) {
            case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            default: break
            }
            store(edge: view)
        }
    }

    private func store(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, reuse.cells[identifier, default: []].count < TableReuse.limit
        else {
            return cell.removeFromSuperview()
        }
        cell.isHidden = true
        reuse.cells[identifier, default: []].append(cell)
    }

    private func store(edge view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            reuse.headerFooters[identifier, default: []].count < TableReuse.limit
        else { return view.removeFromSuperview() }
        view.isHidden = true
        reuse.headerFooters[identifier, default: []].append(view)
    }

    /// What was made to be measured and did not come into view goes back.
    func storePrepared() {
        for cell in state.prepared.values { store(cell) }
        for view in state.preparedEdges.values { store(edge: view) }
        state.prepared = [:]
        state.preparedEdges = [:]
    }
}
