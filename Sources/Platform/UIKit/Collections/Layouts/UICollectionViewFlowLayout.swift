import Foundation

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// Items in lines, section after section. Full lines are justified; the last one keeps the distance of the others.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    /// As an estimate: each item says its own size.
    public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Not zero: items size themselves, from this estimate.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var sections: [FlowSection] = []
    private var size = CGSize.zero
    /// What items asked for, by identity.
    private var preferred: [Int: CGSize] = [:]

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    override var isVertical: Bool { scrollDirection == .vertical }
    open override var collectionViewContentSize: CGSize { size }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
        let inset = view.adjustedContentInset
        let breadth = max(
            0,
            isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom)
        var position: CGFloat = 0
        sections = (0..<view.numberOfSections).map { section in
            var made = FlowSection(section: section, isVertical: isVertical, breadth: breadth, start: position)
            made.inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
            made.lineSpacing =
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing
            made.itemSpacing =
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing
            made.header =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            made.footer =
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
            made.layOut(
                (0..<view.numberOfItems(inSection: section)).map {
                    itemSize(IndexPath(item: $0, section: section), view, delegate, breadth)
                })
            position = made.end
            return made
        }
        size = isVertical ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
    }

    private func itemSize(
        _ path: IndexPath, _ view: UICollectionView, _ delegate: UICollectionViewDelegateFlowLayout?, _ breadth: CGFloat
    ) -> CGSize {
        if estimatedItemSize != .zero {
            if let index = view.model.index(of: path), let known = preferred[view.model.id(at: index)] { return known }
            if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        }
        return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }

    // MARK: Answers

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        let low = isVertical ? rect.minY : rect.minX, high = isVertical ? rect.maxY : rect.maxX
        // Sections lie one after another: the first that reaches into the rectangle is found by halving.
        var index = sections.partition { $0.end < low }
        while index < sections.count, sections[index].start <= high {
            let section = sections[index]
            for item in section.items(from: low, to: high) where section.frames[item].intersects(rect) {
                found.append(attributes(IndexPath(item: item, section: index)))
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let edge = edge(kind, index), edge.frame.intersects(rect) { found.append(edge) }
            }
            index += 1
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        sections.indices.contains(indexPath.section) ? edge(elementKind, indexPath.section) : nil
    }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = (type ?? UICollectionViewLayoutAttributes.self).init()
        made.indexPath = path
        made.frame = mirrored(sections[path.section].frames[path.item])
        return made
    }

    private func edge(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index], isHeader = kind == UICollectionView.elementKindSectionHeader
        var frame = isHeader ? section.headerFrame : section.footerFrame
        guard frame.width > 0, frame.height > 0 else { return nil }
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
        if isHeader, sectionHeadersPinToVisibleBounds, let view = collectionView {
            made.zIndex = 10
            if isVertical {
                let top = view.contentOffset.y + view.adjustedContentInset.top
                frame.origin.y = min(max(frame.minY, top), max(frame.minY, section.footerFrame.minY - frame.height))
            }
        }
        if !isHeader, sectionFootersPinToVisibleBounds, let view = collectionView, isVertical {
            made.zIndex = 10
            let bottom = view.bounds.maxY - view.adjustedContentInset.bottom - frame.height
            frame.origin.y = max(min(frame.minY, bottom), section.headerFrame.maxY)
        }
        made.frame = mirrored(frame)
        return made
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isVertical, let view = collectionView, flipsHorizontallyInOppositeLayoutDirection,
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return frame }
        return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        guard let inset = collectionView?.adjustedContentInset else { return false }
        return isVertical
            ? newBounds.width - inset.left - inset.right != size.width
            : newBounds.height - inset.top - inset.bottom != size.height
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let wanted = context.preferred, let view = collectionView, let index = view.model.index(of: wanted.indexPath)
        {
            preferred[view.model.id(at: index)] = wanted.size
        }
        super.invalidateLayout(with: context)
    }
}

extension Array {
    /// The first index whose element does not fulfil a condition that holds for a prefix only.
    func partition(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
