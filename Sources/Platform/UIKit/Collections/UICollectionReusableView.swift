import Foundation

/// A view of a collection view that is used again: a header, a footer, a decoration; cells are made of it.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    weak var collectionView: UICollectionView?
    /// Its content changed since a layout asked for its size.
    var needsSizing = true

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Takes over what the layout decided beyond frame, alpha and transform: subclasses of the attributes carry more.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The size that the content wants; layouts that size by content ask for it. Constraints decide, else `sizeThatFits`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        fitted.size = preferredSize(layoutAttributes.size)
        return fitted
    }

    func preferredSize(_ proposed: CGSize) -> CGSize {
        let vertical = collectionView?.collectionViewLayout.isVertical ?? true
        if let size = constrainedSize(width: vertical ? proposed.width : nil, height: vertical ? nil : proposed.height)
        {
            return size
        }
        let room = CGSize(
            width: vertical ? proposed.width : .greatestFiniteMagnitude,
            height: vertical ? .greatestFiniteMagnitude : proposed.height)
        let fitted = sizeThatFits(room)
        return fitted == bounds.size ? proposed : fitted
    }
}
