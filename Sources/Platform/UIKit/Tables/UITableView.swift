import Foundation
internal import CGtk

/// Rows in sections, from a data source, with cells only for what is in view.
///
/// Rows are as high as their content (`UITableView.automaticDimension`, the default), as `rowHeight`, or as the delegate says.
/// A reader who has scrolled keeps the place: what is inserted, deleted or resized outside of the view moves nothing in it.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    public enum ContentHuggingElements: UInt, Sendable { case none, sectionHeaders }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    public nonisolated static let automaticDimension: CGFloat = -1
    public nonisolated static let indexSearch = "{search}"

    public let style: Style
    private(set) lazy var recycler = Recycler(self)
    var model = ListModel()
    let reuse = TableReuse()
    let state = TableState()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    // MARK: Data

    open weak var dataSource: UITableViewDataSource? {
        didSet { if dataSource !== oldValue { state.isLoaded = false; setNeedsLayout() } }
    }
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    open var isPrefetchingEnabled = true
    open weak var delegate: UITableViewDelegate? {
        get { scrollDelegate as? UITableViewDelegate }
        set {
            scrollDelegate = newValue
            setNeedsLayout()
        }
    }

    /// Asks the data source for everything again. The offset stays; selections go.
    open func reloadData() { reloadTable() }
    open func reloadSectionIndexTitles() {}
    open var numberOfSections: Int { load(); return model.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        load()
        return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
    }
    /// There are rows to show that the data source was not asked for yet.
    open var hasUncommittedUpdates: Bool { state.openUpdates > 0 }

    // MARK: Heights

    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsChanged() } } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var fillerRowHeight: CGFloat = 0
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Look

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { dressCells() } }
    open var separatorColor: UIColor? = .separator { didSet { dressCells() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { dressCells() } }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var tableHeaderView: UIView? { didSet { edgeViewChanged(oldValue) } }
    open var tableFooterView: UIView? { didSet { edgeViewChanged(oldValue) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    @available(*, unavailable, message: "There are no nibs on Linux: register a class")
    public func register(_ nib: Any?, forCellReuseIdentifier identifier: String, _: Void = ()) {}

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier, mustExist: false)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, mustExist: true)!
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Rows in view

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        model.index(of: indexPath).flatMap { recycler.view(at: $0) as? UITableViewCell }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(model.sections.indices.contains(section) ? model.header(of: section) : nil)
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(model.sections.indices.contains(section) ? model.footer(of: section) : nil)
    }
    open var visibleCells: [UITableViewCell] { liveCells.filter { isInView($0.path) }.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? {
        let paths = liveCells.map(\.path).filter(isInView)
        return paths
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        liveCells.first { $0.cell === cell }?.path
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofElement: elementIndex(indexPath)) }
    open func rectForHeader(inSection section: Int) -> CGRect {
        load()
        return rect(ofElement: model.sections.indices.contains(section) ? model.header(of: section) : nil)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        load()
        return rect(ofElement: model.sections.indices.contains(section) ? model.footer(of: section) : nil)
    }
    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { reveal(path, scrollPosition, animated: animated) }
    }

    // MARK: Changes

    open func beginUpdates() { openUpdates() }
    open func endUpdates() { closeUpdates() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates()
        if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } } }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted.formUnion(indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted.formUnion(indexPaths) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded.formUnion(indexPaths) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }
    /// Asks for the rows' cells again, in the cells that they have.
    open func reconfigureRows(at indexPaths: [IndexPath]) { for path in indexPaths { reconfigure(path) } }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { dressCells() } }
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    open var indexPathsForSelectedRows: [IndexPath]? {
        let paths = selectedPaths
        return paths.isEmpty ? nil : paths
    }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Editing

    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        state.isEditing = editing
        closeSwipe(animated: animated)
        dressCells()
    }
    open var dragInteractionEnabled = false
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    // MARK: Layout

    open override func layoutSubviews() {
        load()
        followInset()
        recycler.layOutRows()
    }

    override func contentSizeChanged() { setNeedsDisplay() }

    override func setOffset(_ offset: CGPoint) {
        super.setOffset(offset)
        if !recycler.isLayingOut { setNeedsLayout() }
    }

    // MARK: Keyboard and screen readers

    open override var canBecomeFocused: Bool { allowsSelection && allowsFocus && isUserInteractionEnabled }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }
    package override func handleKey(_ key: UIKey) -> Bool { super.handleKey(key) || takeRowKey(key) }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }
}
