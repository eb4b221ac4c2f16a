import Foundation

/// Where an element of a collection view stands, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    public internal(set) var representedElementKind: String?
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    private var storedCenter = CGPoint.zero
    private var storedSize = CGSize.zero
    /// The section that scrolls sideways on its own, whose coordinates the frame is in.
    var orthogonalSection: Int?
    /// The look of a list row; nil elsewhere.
    var listRow: ListRowLook?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    open var frame: CGRect {
        get {
            CGRect(
                x: storedCenter.x - storedSize.width / 2, y: storedCenter.y - storedSize.height / 2,
                width: storedSize.width, height: storedSize.height)
        }
        set {
            storedSize = newValue.size
            storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center: CGPoint {
        get { storedCenter }
        set { storedCenter = newValue }
    }
    open var size: CGSize {
        get { storedSize }
        set { storedSize = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storedSize) }
        set { storedSize = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        copy.storedCenter = storedCenter
        copy.storedSize = storedSize
        copy.orthogonalSection = orthogonalSection
        copy.listRow = listRow
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath && representedElementKind == other.representedElementKind
            && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform == other.transform
    }

    open override var hash: Int { indexPath.hashValue }
}

/// What a list layout tells a row: whether it ends a card, and where its separator runs.
struct ListRowLook: Equatable {
    var showsSeparator: Bool
    var separatorInset: UIEdgeInsets
    var corners: CACornerMask
    var isCard: Bool
}
