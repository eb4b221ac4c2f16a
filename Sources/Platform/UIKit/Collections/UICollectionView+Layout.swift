import Foundation

// Asking the layout, and giving each element in view a view at its place.
extension UICollectionView {
    func setUpCollection() {
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
        installItemGestures()
    }

    func load() {
        guard !state.isLoaded, state.openUpdates == 0 else { return }
        state.isLoaded = true
        state.isLayoutValid = false
        model.reload(counts: countItems())
    }

    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    func reloadCollection() {
        state.selected = []
        state.isLoaded = false
        recycle { _, _ in true }
        load()
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext?) {
        state.isLayoutValid = false
        if let adjustment = context?.contentOffsetAdjustment, adjustment != .zero {
            setOffset(CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
        setNeedsLayout()
    }

    func prepareLayout() {
        load()
        guard !state.isLayoutValid else { return }
        state.isLayoutValid = true
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            // A layout may lag behind the data; what is no more has no view.
            $0.representedElementCategory != .cell || model.index(of: $0.indexPath) != nil
        }
    }

    func layOutElements() {
        guard !state.isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        state.isLayingOut = true
        defer { state.isLayingOut = false }
        load()
        let wasAtTop = contentOffset.y <= offsetRange.min.y
        if state.hasLaidOut,
            bounds.size != state.laidOutSize || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds),
            state.isLayoutValid
        {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
        state.laidOutSize = bounds.size
        prepareLayout()
        if !state.hasLaidOut {
            state.hasLaidOut = true
            if wasAtTop { setOffset(CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)) }
        }
        if let (path, position) = state.pendingReveal {
            state.pendingReveal = nil
            setOffset(offset(revealing: path, position))
        }
        // Cells that size themselves move what is below them; a few rounds settle it.
        for _ in 0..<8 {
            placeElements()
            if state.isLayoutValid { break }
            let hold = placeToHold(.init(wasAtTop))
            prepareLayout()
            hold?.restore(in: self)
        }
        let inside = clamped(contentOffset)
        if inside != contentOffset, !motion.isMoving, !isDragging {
            setOffset(inside)
            placeElements()
        }
        backgroundView?.frame = bounds
        prefetch()
    }

    private func placeElements() {
        let margin: CGFloat = 60
        let wanted = layoutElements(in: bounds.insetBy(dx: -margin, dy: -margin))
        var keys: Set<CollectionElement> = []
        placeOrthogonalSections()
        for attributes in wanted { keys.insert(CollectionElement(attributes)) }
        recycle { key, _ in !keys.contains(key) }
        for attributes in wanted.sorted(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }) {
            let key = CollectionElement(attributes)
            let isNew = state.live[key] == nil
            guard let view = state.live[key]?.view ?? makeView(attributes) else { continue }
            state.live[key] = CollectionState.Live(view: view, attributes: attributes)
            if isNew {
                UIView.performWithoutAnimation { apply(attributes, to: view) }
            } else {
                apply(attributes, to: view)
            }
            guard isNew || view.needsSizing else { continue }
            view.needsSizing = false
            fit(view, attributes)
        }
    }

    private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory != .decorationView, selfSizingInvalidation != .disabled else {
            return
        }
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard preferred.size != attributes.size,
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        view.isHidden = attributes.isHidden
        view.alpha = attributes.alpha
        if !attributes.transform.isIdentity || !view.transform.isIdentity { view.transform = attributes.transform }
        view.bounds.size = attributes.size
        view.center = attributes.center
        if let look = attributes.listRow { (view as? UICollectionViewListCell)?.take(look) }
        view.apply(attributes)
    }

    /// Where an element is in the collection view: a section that scrolls sideways has moved its own.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.orthogonalSection, let scroll = state.orthogonal[section] else {
            return attributes.frame
        }
        return attributes.frame.offsetBy(
            dx: scroll.frame.minX - scroll.contentOffset.x, dy: scroll.frame.minY - scroll.contentOffset.y)
    }

    // MARK: Views

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath, kind = attributes.representedElementKind ?? ""
        let view: UICollectionReusableView
        switch attributes.representedElementCategory {
        case .cell:
            guard let dataSource else { return nil }
            let cell = UIView.withoutAnimation { dataSource.collectionView(self, cellForItemAt: path) }
            cell.collectionView = self
            dress(cell, path)
            view = cell
        case .supplementaryView:
            guard let dataSource else { return nil }
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decorationView:
            guard let type = collectionViewLayout.decorationClasses[kind] else { return nil }
            view = reuse.views["decoration|" + kind]?.popLast() ?? DynamicInit.view(type)
            view.reuseIdentifier = "decoration|" + kind
        }
        view.collectionView = self
        place(view, attributes)
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        }
        return view
    }

    /// Order among siblings is reading order and depth: by z-index, then by place in the list.
    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let section = attributes.orthogonalSection, let scroll = state.orthogonal[section] {
            return scroll.addSubview(view)
        }
        let order = (attributes.zIndex, attributes.indexPath)
        let above = state.live.values.filter {
            $0.view.superview === self && ($0.attributes.zIndex, $0.attributes.indexPath) > order
        }.min { ($0.attributes.zIndex, $0.attributes.indexPath) < ($1.attributes.zIndex, $1.attributes.indexPath) }
        if let above, let index = subviews.firstIndex(where: { $0 === above.view }) {
            let own = subviews.firstIndex { $0 === view }
            insertSubview(view, at: own.map { $0 < index ? index - 1 : index } ?? index)
        } else {
            addSubview(view)
        }
    }

    private func placeOrthogonalSections() {
        let sections = collectionViewLayout.orthogonalSections
        let known = Set(sections.map(\.section))
        for (section, scroll) in state.orthogonal where !known.contains(section) {
            scroll.removeFromSuperview()
            state.orthogonal[section] = nil
        }
        for part in sections {
            let scroll = state.orthogonal[part.section] ?? makeOrthogonal(part.section)
            scroll.frame = part.frame
            scroll.contentSize = CGSize(width: part.contentWidth, height: part.frame.height)
            scroll.isPagingEnabled = part.pages
        }
    }

    private func makeOrthogonal(_ section: Int) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.clipsToBounds = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.onScroll = { [weak self] in self?.setNeedsLayout() }
        insertSubview(scroll, at: backgroundView == nil ? 0 : 1)
        state.orthogonal[section] = scroll
        return scroll
    }

    func recycle(where isGone: (CollectionElement, CollectionState.Live) -> Bool) {
        for (key, live) in state.live where isGone(key, live) {
            state.live[key] = nil
            let view = live.view
            if let first = window?.firstResponder as? UIView, first !== self, first.isDescendant(of: view) {
                window?.moveFirstResponder(to: nil, forced: true)
            }
            switch key {
            case .cell(let path):
                guard let cell = view as? UICollectionViewCell else { continue }
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
                store(cell)
            case .supplementary(let kind, let path):
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
                store(view, "\(kind)|\(view.reuseIdentifier ?? "")")
            case .decoration(let kind, _): store(view, "decoration|" + kind)
            }
        }
    }

    private func store(_ cell: UICollectionViewCell) {
        guard let identifier = cell.reuseIdentifier,
            reuse.cells[identifier, default: []].count < CollectionReuse.limit
        else { return cell.removeFromSuperview() }
        cell.isHidden = true
        reuse.cells[identifier, default: []].append(cell)
    }

    private func store(_ view: UICollectionReusableView, _ key: String) {
        guard view.reuseIdentifier != nil, reuse.views[key, default: []].count < CollectionReuse.limit else {
            return view.removeFromSuperview()
        }
        view.isHidden = true
        reuse.views[key, default: []].append(view)
    }

    func dequeueCell(_ identifier: String) -> UICollectionViewCell {
        if let cell = state.reconfiguring, cell.reuseIdentifier == identifier {
            state.reconfiguring = nil
            return cell
        }
        let cell: UICollectionViewCell
        if let spare = reuse.cells[identifier]?.popLast() {
            spare.isSelected = false
            spare.isHighlighted = false
            spare.isHovered = false
            spare.isFocusedRow = false
            spare.prepareForReuse()
            cell = spare
        } else {
            guard let type = reuse.cellClasses[identifier] else {
                preconditionFailure("No cell class is registered for the identifier “\(identifier)”")
            }
            cell = DynamicInit.view(type)
        }
        cell.reuseIdentifier = identifier
        cell.needsSizing = true
        return cell
    }

    func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        let key = kind + "|" + identifier
        let view: UICollectionReusableView
        if let spare = reuse.views[key]?.popLast() {
            spare.prepareForReuse()
            view = spare
        } else {
            guard let type = reuse.viewClasses[key] else {
                preconditionFailure("No view class of kind \(kind) is registered for the identifier “\(identifier)”")
            }
            view = DynamicInit.view(type)
        }
        view.reuseIdentifier = identifier
        view.needsSizing = true
        return view
    }

    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        if !state.isLoaded, state.openUpdates == 0, !state.isLayingOut { layOutElements() }
        return state.live.compactMap { key, live -> (path: IndexPath, cell: UICollectionViewCell)? in
            guard case .cell(let path) = key, let cell = live.view as? UICollectionViewCell,
                shownFrame(live.attributes).intersects(bounds)
            else { return nil }
            return (path, cell)
        }.sorted { $0.path < $1.path }
    }

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let far = layoutElements(in: bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2))
        let wanted = Set(far.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
            .subtracting(state.live.keys.compactMap { if case .cell(let path) = $0 { path } else { nil } })
        let new = wanted.subtracting(state.prefetched)
        let gone = state.prefetched.subtracting(wanted).filter { state.live[.cell($0)] == nil }
        state.prefetched = wanted
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
    }
}
