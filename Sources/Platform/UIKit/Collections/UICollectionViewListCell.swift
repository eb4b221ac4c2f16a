import Foundation

/// A row of a list in a collection view: content, accessories, a separator.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private var look: ListRowLook?
    private var leading: [(view: UIView, accessory: UICellAccessory)] = []
    private var trailing: [(view: UIView, accessory: UICellAccessory)] = []
    var swipeOffset: CGFloat = 0

    open var accessories: [UICellAccessory] = [] { didSet { rebuild() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 20
    open var indentsAccessories = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        look?.isCard == true ? .listGroupedCell() : .listPlainCell()
    }

    override var isEditingCell: Bool { didSet { if isEditingCell != oldValue { rebuild() } } }

    func take(_ look: ListRowLook) {
        guard look != self.look else { return }
        self.look = look
        setNeedsDisplay()
    }

    private func rebuild() {
        for (view, _) in leading + trailing { view.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(isEditing: isEditingCell) }
        leading = shown.filter(\.isLeading).map { ($0.makeView(self), $0) }
        // The arrow stands at the edge, whatever order they were given in.
        let ending = shown.filter { !$0.isLeading }
        trailing = (ending.filter { !$0.isArrow } + ending.filter(\.isArrow)).map { ($0.makeView(self), $0) }
        for (view, _) in leading + trailing { addSubview(view) }
        setNeedsLayout()
        collectionView?.contentSizeOfCellChanged(self)
    }

    private static let gap: CGFloat = 10
    private var leadingWidth: CGFloat { leading.reduce(0) { $0 + $1.view.bounds.width + Self.gap } }
    private var trailingWidth: CGFloat { trailing.reduce(0) { $0 + $1.view.bounds.width + Self.gap } }
    private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override var contentFrame: CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = leadingWidth + indent + (leading.isEmpty ? 0 : 6), end = trailingWidth + (trailing.isEmpty ? 0 : 6)
        return CGRect(
            x: (isRightToLeft ? end : start) + swipeOffset, y: 0, width: max(0, bounds.width - start - end),
            height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat) {
            let size = view.bounds.size
            let left = (isRightToLeft ? bounds.width - x - size.width : x) + swipeOffset
            view.frame.origin = CGPoint(x: left.rounded(), y: ((bounds.height - size.height) / 2).rounded())
        }
        var x = indent + 16
        for (view, _) in leading {
            place(view, x)
            x += view.bounds.width + Self.gap
        }
        x = bounds.width - 16
        for (view, _) in trailing.reversed() {
            x -= view.bounds.width
            place(view, x)
            x -= Self.gap
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let taken = size.width - contentFrame.width + (bounds.width - size.width)
        let inner = super.sizeThatFits(CGSize(width: max(1, size.width - taken), height: size.height))
        return CGSize(width: size.width, height: max(44, contentConfiguration == nil ? bounds.height : inner.height))
    }

    override func drawContent(_ canvas: Canvas) {
        let rect = CGRect(origin: .zero, size: bounds.size)
        let radii = CornerRadii(look?.corners.isEmpty == false ? 10 : 0, corners: look?.corners ?? [])
        if backgroundConfiguration != nil, look?.isCard != true { return super.drawContent(canvas) }
        if look?.isCard == true, backgroundColor == nil {
            let ground = backgroundConfiguration?.backgroundColor ?? .secondarySystemGroupedBackground
            canvas.fill(rect, radii: radii, ground.rgba(canvas.traits))
        }
        if isSelected || isHighlighted {
            canvas.fill(rect, radii: radii, UIColor.selectedRow.rgba(canvas.traits))
        } else if isHovered {
            canvas.fill(rect, radii: radii, UIColor.quaternarySystemFill.rgba(canvas.traits))
        }
    }

    override func drawOverlay(_ canvas: Canvas) {
        if let look, look.showsSeparator {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = look.separatorInset.left + leadingWidth + indent, end = look.separatorInset.right
            canvas.fill(
                CGRect(
                    x: isRightToLeft ? end : start, y: bounds.height - 1, width: bounds.width - start - end, height: 1),
                UIColor.separator.rgba(canvas.traits))
        }
        super.drawOverlay(canvas)
    }
}
