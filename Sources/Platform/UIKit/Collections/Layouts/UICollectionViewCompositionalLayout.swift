import Foundation

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    @MainActor open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic
    public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ section: Int, _ environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// Sections of groups of items, described by values; lists are one kind of section.
///
/// Scrolls downward; sections may scroll sideways on their own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private var sections: [ComposedSection] = []
    private var size = CGSize.zero
    private var preferred: [Int: CGSize] = [:]
    private var preferredEdges: [CollectionElement: CGSize] = [:]

    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init { _, _ in section }
        self.configuration = configuration
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { nil }

    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
    }

    open override var collectionViewContentSize: CGSize { size }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let room = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        let environment = LayoutEnvironment(room, view.traitCollection)
        var y: CGFloat = 0
        sections = (0..<view.numberOfSections).map { index in
            if index > 0 { y += configuration.interSectionSpacing }
            let described = provider(index, environment) ?? NSCollectionLayoutSection(list: .init(appearance: .plain))
            if index == 0, let list = described.list { dress(view, list) }
            var section = ComposedSection(index, described, top: y, environment)
            section.solve(
                count: view.numberOfItems(inSection: index),
                preferred: { [preferred] item in
                    view.model.index(of: IndexPath(item: item, section: index)).flatMap {
                        preferred[view.model.id(at: $0)]
                    }
                },
                preferredEdge: { [preferredEdges] in
                    preferredEdges[.supplementary($0, IndexPath(item: 0, section: index))]
                })
            y = section.frame.maxY
            return section
        }
        size = CGSize(width: room.width, height: y)
    }

    private func dress(_ view: UICollectionView, _ list: UICollectionLayoutListConfiguration) {
        view.backgroundColor =
            list.backgroundColor
            ?? (list.appearance == .plain || list.appearance == .sidebarPlain
                ? .systemBackground
                : list.appearance == .sidebar ? .secondarySystemBackground : .systemGroupedBackground)
    }

    /// The list configuration of a section, for swipes.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].described.list : nil
    }

    // MARK: Answers

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        var index = sections.partition { $0.frame.maxY < rect.minY }
        while index < sections.count, sections[index].frame.minY <= rect.maxY {
            let section = sections[index]
            for item in section.items(
                in: rect, scrolledBy: collectionView?.state.orthogonal[index]?.contentOffset.x ?? 0)
            {
                found.append(attributes(index, item))
            }
            for edge in section.edges {
                let made = attributes(edge, section)
                if made.frame.intersects(rect) { found.append(made) }
            }
            for decoration in section.described.decorationItems {
                let made = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
                let insets = decoration.contentInsets
                made.frame = CGRect(
                    x: insets.leading, y: section.frame.minY + insets.top,
                    width: max(0, size.width - insets.leading - insets.trailing),
                    height: max(0, section.frame.height - insets.top - insets.bottom))
                made.zIndex = decoration.zIndex - 1
                found.append(made)
            }
            index += 1
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].frames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(indexPath.section, indexPath.item)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return section.edges.first { $0.kind == elementKind }.map { attributes($0, section) }
    }

    private func attributes(_ index: Int, _ item: Int) -> UICollectionViewLayoutAttributes {
        let section = sections[index]
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        made.frame = mirrored(section.frames[item], section)
        made.orthogonalSection = section.isOrthogonal ? index : nil
        made.listRow = section.look(of: item)
        return made
    }

    private func attributes(_ edge: ComposedSection.Edge, _ section: ComposedSection)
        -> UICollectionViewLayoutAttributes
    {
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: edge.kind, with: IndexPath(item: 0, section: section.index))
        var frame = edge.frame
        if edge.pins, let view = collectionView {
            let top = view.contentOffset.y + view.adjustedContentInset.top
            frame.origin.y = min(max(frame.minY, top), max(frame.minY, section.frame.maxY - frame.height))
        }
        made.zIndex = edge.pins ? 10 : edge.zIndex
        made.frame = mirrored(frame, section)
        return made
    }

    private func mirrored(_ frame: CGRect, _ section: ComposedSection) -> CGRect {
        guard !section.isOrthogonal, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return frame
        }
        return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    override var orthogonalSections: [OrthogonalSection] {
        sections.filter(\.isOrthogonal).map {
            OrthogonalSection(
                section: $0.index, frame: $0.orthogonalFrame, contentWidth: $0.orthogonalWidth,
                pages: $0.described.orthogonalScrollingBehavior == .paging)
        }
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let inset = collectionView?.adjustedContentInset else { return false }
        return newBounds.width - inset.left - inset.right != size.width
            || sections.contains { $0.edges.contains(where: \.pins) }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = originalAttributes.indexPath
        guard sections.indices.contains(path.section) else { return false }
        return sections[path.section].isEstimated(originalAttributes)
            && (preferredAttributes.size.height != originalAttributes.size.height
                || sections[path.section].described.list == nil)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let wanted = context.preferred, let view = collectionView {
            if wanted.representedElementCategory == .cell, let index = view.model.index(of: wanted.indexPath) {
                preferred[view.model.id(at: index)] = wanted.size
            } else {
                preferredEdges[CollectionElement(wanted)] = wanted.size
            }
        }
        super.invalidateLayout(with: context)
    }

    override func itemsMoved(_ origin: [BatchChanges.Section]) { preferredEdges = [:] }
}
