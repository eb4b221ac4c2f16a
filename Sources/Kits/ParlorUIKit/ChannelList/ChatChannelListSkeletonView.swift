/// Rows without content, while a channel list is loading.
@MainActor open class ChatChannelListSkeletonView: ChatSkeletonView {
    private var rows: [(circle: UIView, upper: UIView, lower: UIView)] = []

    open override func setUp() {
        super.setUp()
        accessibilityLabel = "Loading conversations"
    }

    open override func setUpLayout() {
        super.setUpLayout()
        rows = (0..<8).map { _ in (UIView(), UIView(), UIView()) }
        for row in rows {
            for part in [row.circle, row.upper, row.lower] { shapesView.addSubview(part) }
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        for row in rows {
            for part in [row.circle, row.upper, row.lower] { part.backgroundColor = appearance.colors.hairline }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = appearance.metrics
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
            view.layer.cornerRadius = size.height / 2
        }
        for (index, row) in rows.enumerated() {
            let top = CGFloat(index) * metrics.rowHeight
            let start = ChatRowView.plateInset + metrics.rowInset
            let text = start + metrics.rowAvatar + metrics.rowInset
            place(
                row.circle, start, top + (metrics.rowHeight - metrics.rowAvatar) / 2,
                CGSize(width: metrics.rowAvatar, height: metrics.rowAvatar))
            place(row.upper, text, top + 18, CGSize(width: index.isMultiple(of: 2) ? 120 : 90, height: 11))
            place(row.lower, text, top + 39, CGSize(width: index.isMultiple(of: 3) ? 190 : 150, height: 11))
        }
    }
}
