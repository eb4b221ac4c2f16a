import UIKit

final class BubbleAttributes: UICollectionViewLayoutAttributes {
    var bubbleWidth: CGFloat = 0
    var avatarSize = CGSize.zero
    var font = UIFont.systemFont(ofSize: 15)

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! BubbleAttributes
        copy.bubbleWidth = bubbleWidth
        copy.avatarSize = avatarSize
        copy.font = font
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BubbleAttributes, other.bubbleWidth == bubbleWidth else { return false }
        return super.isEqual(object)
    }
}

protocol BubbleLayoutDelegate: AnyObject {
    func text(at indexPath: IndexPath, in collectionView: UICollectionView) -> NSAttributedString
}

class BubbleLayout: UICollectionViewFlowLayout {
    weak var bubbleDelegate: BubbleLayoutDelegate?
    private var deleted: [IndexPath] = []

    override class var layoutAttributesClass: AnyClass { BubbleAttributes.self }

    override init() {
        super.init()
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        minimumLineSpacing = 4
        minimumInteritemSpacing = 0
        scrollDirection = .vertical
        sectionHeadersPinToVisibleBounds = true
        estimatedItemSize = .zero
        _ = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.invalidateLayout() } }
    }

    var itemWidth: CGFloat {
        guard let collectionView else { return 0 }
        return collectionView.frame.width - sectionInset.left - sectionInset.right
    }

    override func prepare() { super.prepare() }

    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let all = super.layoutAttributesForElements(in: rect) as? [BubbleAttributes] else { return nil }
        all.forEach { attributes in
            if attributes.representedElementCategory == .cell { configure(attributes) }
        }
        return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath) as? BubbleAttributes else { return nil }
        if attributes.representedElementCategory == .cell { configure(attributes) }
        return attributes
    }

    private func configure(_ attributes: BubbleAttributes) {
        attributes.bubbleWidth = itemWidth * 0.75
        attributes.avatarSize = CGSize(width: 30, height: 30)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.bounds.width != newBounds.width
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = shouldInvalidateLayout(forBoundsChange: newBounds)
        return flow
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        deleted = updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        deleted.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.alpha = 0
        attributes?.transform = CGAffineTransform(translationX: 0, y: 40)
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
}

class CollectionConversationController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: BubbleLayout())
    private var texts: [[String]] = []
    private var isLoadingOlder = false

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.keyboardDismissMode = .interactive
        collectionView.contentInsetAdjustmentBehavior = .automatic
        collectionView.showsVerticalScrollIndicator = true
        collectionView.register(BubbleCollectionCell.self, forCellWithReuseIdentifier: "bubble")
        collectionView.register(
            DayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "day")
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let press = UILongPressGestureRecognizer(target: self, action: CollectionConversationController.longPressed)
        press.minimumPressDuration = 0.4
        press.delaysTouchesBegan = true
        collectionView.addGestureRecognizer(press)
    }

    private func longPressed(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        let point = gesture.location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: point),
            let cell = collectionView.cellForItem(at: indexPath) as? BubbleCollectionCell
        else { return }
        _ = cell.convert(cell.bounds, to: view)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.contentInset.bottom = 8
        collectionView.verticalScrollIndicatorInsets.bottom = view.safeAreaInsets.bottom
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() })
    }

    func append(_ text: String) {
        let isAtBottom =
            collectionView.contentOffset.y >= collectionView.contentSize.height - collectionView.bounds.height
        collectionView.performBatchUpdates(
            {
                self.texts.append([text])
                self.collectionView.insertSections([self.texts.count - 1])
                if self.texts.count >= 2 { self.collectionView.reloadSections([self.texts.count - 2]) }
            },
            completion: { [weak self] _ in
                if isAtBottom { self?.scrollToLast(animated: true) }
            })
    }

    func prepend(_ older: [String]) {
        let before = collectionView.contentSize.height - collectionView.contentOffset.y
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        collectionView.setContentOffset(CGPoint(x: 0, y: collectionView.contentSize.height - before), animated: false)
    }

    func scrollToLast(animated: Bool) {
        guard collectionView.numberOfSections > 0 else { return }
        let path = IndexPath(item: 0, section: collectionView.numberOfSections - 1)
        collectionView.scrollToItem(at: path, at: .bottom, animated: animated)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
        (cell as! BubbleCollectionCell).label.text = texts[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter:
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "day", for: indexPath)
        default: return UICollectionReusableView()
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let layout = collectionViewLayout as! BubbleLayout
        return CGSize(width: layout.itemWidth, height: 60)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 24) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { if indexPath.section == 0, !isLoadingOlder { isLoadingOlder = true } }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < 100, scrollView.isDragging || scrollView.isDecelerating {
            isLoadingOlder = true
        }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y = targetContentOffset.pointee.y.rounded() }
}

class BubbleCollectionCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? BubbleAttributes else { return }
        label.frame.size.width = attributes.bubbleWidth
        label.font = attributes.font
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = ceil(
            contentView.systemLayoutSizeFitting(
                layoutAttributes.size, withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height)
        return attributes
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }
    override var isSelected: Bool { didSet { backgroundColor = isSelected ? .systemGray5 : .clear } }
    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}

final class DayHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 2)
    }

    override func prepareForReuse() { super.prepareForReuse() }
}

/// A grid of pictures by a compositional layout and cells by registration.
final class PictureGridController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, URL>!

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, URL> { cell, indexPath, url in
            cell.contentView.layer.cornerRadius = 8
        }
        dataSource = UICollectionViewDiffableDataSource<Int, URL>(collectionView: collectionView) {
            collectionView, indexPath, url in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: url)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, URL>()
        snapshot.appendSections([0])
        snapshot.appendItems([URL(fileURLWithPath: "/tmp/a.png")])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
