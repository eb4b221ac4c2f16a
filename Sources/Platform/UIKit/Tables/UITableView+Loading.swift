import Foundation

// Asking the data source and the delegate: how many, how high, which view.
extension UITableView {
    func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        recycler.staysAtTop = true
        recycler.overscan = 60
        if style == .insetGrouped { recycler.sideInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
        var source = RecyclerView.Source(
            count: { [unowned self] in model.elementCount },
            id: { [unowned self] in model.id(at: $0) },
            makeView: { [unowned self] index, _ in makeElement(index) },
            estimatedHeight: { [unowned self] in estimate($0) },
            measure: { [unowned self] in measureElement($0, width: $1) })
        source.table = RecyclerView.TableHooks(
            takeBack: { [unowned self] in takeBack($0, $1) },
            alsoLive: { [unowned self] in stickyHeaders($0) },
            subviewsBelow: { [unowned self] in backgroundView == nil ? 0 : 1 })
        recycler.source = source
        recycler.onLayout = { [unowned self] in didLayOut() }
        installRowGestures()
    }

    /// Asks the data source, if that is due.
    func load() {
        guard !state.isLoaded, state.openUpdates == 0 else { return }
        state.isLoaded = true
        model.reload(counts: countRows())
        recycler.reload()
    }

    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
    }

    func reloadTable() {
        closeSwipe(animated: false)
        let focused = focusedPath
        state.selected = []
        state.isLoaded = false
        recycler.recycle { _ in true }
        load()
        // The rows are new ones, but the keyboard stays at its place.
        focusedIndexPath = focused
        setNeedsLayout()
    }

    func heightsChanged() {
        guard state.isLoaded else { return }
        recycler.reload()
    }

    // MARK: Heights

    func measureElement(_ index: Int, width: CGFloat) -> CGFloat {
        let height: CGFloat
        switch model.element(at: index) {
        case .tableHeader: height = edgeHeight(tableHeaderView, width)
        case .tableFooter: height = edgeHeight(tableFooterView, width)
        case .header(let section): height = measureHeader(section, index, width)
        case .footer(let section): height = measureFooter(section, index, width)
        case .row(let path): height = measureRow(path, index, width)
        }
        // `CGFloat.leastNormalMagnitude` is how UIKit is told "none".
        return height < 0.5 ? 0 : height
    }

    private func edgeHeight(_ view: UIView?, _ width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if view.bounds.height > 0 { return view.bounds.height }
        if view.ownsConstraints { return view.constrainedHeight(width: width) }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func measureRow(_ path: IndexPath, _ index: Int, _ width: CGFloat) -> CGFloat {
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if asked >= 0 { return asked }
        let live = recycler.view(at: index) as? UITableViewCell
        guard let cell = live ?? prepareCell(path, index) else { return 0 }
        let height = cell.fittedHeight(width: width)
        state.noteHeight(height)
        return height
    }

    private func measureHeader(_ section: Int, _ index: Int, _ width: CGFloat) -> CGFloat {
        let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if asked >= 0 { return asked }
        guard let view = recycler.view(at: index) ?? prepareHeader(section, index) else {
            return style == .plain ? 0 : section == 0 && tableHeaderView == nil ? 16 : 10
        }
        return naturalHeight(view, width)
    }

    private func measureFooter(_ section: Int, _ index: Int, _ width: CGFloat) -> CGFloat {
        let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0 { return asked }
        guard let view = recycler.view(at: index) ?? prepareFooter(section, index) else {
            return style == .plain ? 0 : 10
        }
        return naturalHeight(view, width)
    }

    private func naturalHeight(_ view: UIView, _ width: CGFloat) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.fittedHeight(width: width) }
        if view.ownsConstraints { return view.constrainedHeight(width: width) }
        let fitted = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return fitted > 0 ? fitted : 28
    }

    func estimate(_ index: Int) -> CGFloat {
        switch model.element(at: index) {
        case .tableHeader: return tableHeaderView?.bounds.height ?? 0
        case .tableFooter: return tableFooterView?.bounds.height ?? 0
        case .header(let section):
            let value =
                delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            return value > 0 ? value : sectionHeaderHeight > 0 ? sectionHeaderHeight : 0
        case .footer(let section):
            let value =
                delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
            return value > 0 ? value : sectionFooterHeight > 0 ? sectionFooterHeight : 0
        case .row(let path):
            let value = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            if value > 0 { return value }
            // Estimates turned off: the delegate knows all heights.
            if value == 0, let height = delegate?.tableView(self, heightForRowAt: path), height >= 0 { return height }
            return rowHeight >= 0 ? rowHeight : state.meanHeight.rounded()
        }
    }

    // MARK: Views

    func prepareCell(_ path: IndexPath, _ index: Int) -> UITableViewCell? {
        if let cell = state.prepared[index] { return cell }
        guard let dataSource else { return nil }
        let cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: path) }
        dress(cell, path)
        state.prepared[index] = cell
        return cell
    }

    private func prepareHeader(_ section: Int, _ index: Int) -> UIView? {
        if let view = state.preparedEdges[index] { return view }
        let view =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
        state.preparedEdges[index] = view
        return view
    }

    private func prepareFooter(_ section: Int, _ index: Int) -> UIView? {
        if let view = state.preparedEdges[index] { return view }
        let view =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
        state.preparedEdges[index] = view
        return view
    }

    private static let titleIdentifier = "parlor.title"

    private func titleView(_ title: String?, isHeader: Bool) -> UITableViewHeaderFooterView? {
        guard let title else { return nil }
        let identifier = Self.titleIdentifier
        let view = dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.showsTitle = true
        view.textLabel?.text = title
        view.textLabel?.numberOfLines = 0
        view.textLabel?.font = .systemFont(ofSize: 13, weight: isHeader ? .semibold : .regular)
        view.margins.top = isHeader ? (style == .plain ? 6 : 18) : 6
        view.margins.bottom = isHeader ? 6 : 10
        view.backgroundConfiguration = style == .plain && isHeader ? .listPlainHeaderFooter() : nil
        view.accessibilityTraits = isHeader ? .header : .none
        return view
    }

    func makeElement(_ index: Int) -> UIView {
        switch model.element(at: index) {
        case .tableHeader: return tableHeaderView ?? UIView()
        case .tableFooter: return tableFooterView ?? UIView()
        case .header(let section):
            let view = prepareHeader(section, index) ?? UIView()
            state.preparedEdges[index] = nil
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            return view
        case .footer(let section):
            let view = prepareFooter(section, index) ?? UIView()
            state.preparedEdges[index] = nil
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            return view
        case .row(let path):
            let cell = prepareCell(path, index) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            state.prepared[index] = nil
            dress(cell, path)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            return cell
        }
    }
}

extension UIView {
    static func withoutAnimation<T>(_ body: () -> T) -> T {
        var result: T?
        performWithoutAnimation { result = body() }
        return result!
    }
}
