import Foundation
internal import CGtk

/// Items in sections, placed by a layout, with cells only for what is in view.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var model = ListModel()
    let reuse = CollectionReuse()
    let state = CollectionState()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
    }

    // MARK: Data

    open weak var dataSource: UICollectionViewDataSource? {
        didSet {
            guard dataSource !== oldValue else { return }
            state.isLoaded = false
            setNeedsLayout()
        }
    }
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    open var isPrefetchingEnabled = true
    open weak var delegate: UICollectionViewDelegate? {
        get { scrollDelegate as? UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            layoutInvalidated(nil)
        }
    }

    private var storedLayout: UICollectionViewLayout
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setLayout(newValue) }
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setLayout(layout)
        if animated, window != nil { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
        completion?(true)
    }
    private func setLayout(_ layout: UICollectionViewLayout) {
        let old = storedLayout
        guard layout !== old else { return }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        old.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        for view in state.live.values { view.view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        layout.invalidateLayout()
    }

    /// Asks the data source for everything again.
    open func reloadData() { reloadCollection() }
    open var numberOfSections: Int { load(); return model.sections.count }
    open func numberOfItems(inSection section: Int) -> Int {
        load()
        return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
    }
    open var hasUncommittedUpdates: Bool { state.openUpdates > 0 }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.viewClasses[elementKind + "|" + identifier] = viewClass as? UICollectionReusableView.Type
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueView(elementKind, identifier) }

    // MARK: What is in view

    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        state.live[.cell(indexPath)]?.view as? UICollectionViewCell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        state.live.first { $0.value.view === cell }?.value.attributes.indexPath
    }
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        state.live.first { $0.value.view === view }?.value.attributes.indexPath
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        return layoutElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.representedElementCategory == .cell && shownFrame($0).contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { state.live[.supplementary(elementKind, indexPath)]?.view }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        state.live.values.filter {
            $0.attributes.representedElementKind == elementKind && shownFrame($0.attributes).intersects(bounds)
        }.map(\.attributes.indexPath).sorted()
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard model.index(of: indexPath) != nil else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changes

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates()
        if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } } }
    }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Asks for the items' cells again, in the cells that they have.
    open func reconfigureItems(at indexPaths: [IndexPath]) { for path in indexPaths { reconfigure(path) } }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false {
        didSet { for live in state.live.values { (live.view as? UICollectionViewCell)?.isEditingCell = isEditing } }
    }
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Moving

    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
        state.moving = indexPath
        return true
    }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let moving = state.moving else { return }
        state.movingTarget = indexPathForItem(at: targetPosition) ?? state.movingTarget
        cellForItem(at: moving)?.center = targetPosition
    }
    open func endInteractiveMovement() {
        defer { state.moving = nil; state.movingTarget = nil; setNeedsLayout() }
        guard let from = state.moving, let to = state.movingTarget, from != to else { return }
        dataSource?.collectionView(self, moveItemAt: from, to: to)
        moveItem(at: from, to: to)
    }
    open func cancelInteractiveMovement() {
        state.moving = nil
        setNeedsLayout()
    }

    // MARK: Look and layout

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        followInset()
        layOutElements()
    }

    override func contentSizeChanged() { setNeedsDisplay() }

    override func setOffset(_ offset: CGPoint) {
        super.setOffset(offset)
        if !state.isLayingOut { setNeedsLayout() }
    }

    // MARK: Keyboard and screen readers

    open override var canBecomeFocused: Bool {
        allowsSelection && allowsFocus && isUserInteractionEnabled && delegate != nil
    }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }
    package override func handleKey(_ key: UIKey) -> Bool { super.handleKey(key) || takeItemKey(key) }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }
}
