import Foundation

/// What a navigation bar shows for one item.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private unowned let bar: UINavigationBar
    private let leading = BarItemRow()
    private let trailing = BarItemRow()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let prompt = UILabel()
    private let largeTitle = UILabel()
    private var titleView: BarFittedView?
    private lazy var back = BarButton { [weak self] in self?.bar.goBack() }
    private var backTitle: String?
    private var showsBack = false
    /// A large title lasts while its item is on top.
    private(set) var wasLarge = false

    private static let inset: CGFloat = 8
    private static let gap: CGFloat = 8
    /// The most that a back button's title takes of the bar.
    private static let backShare: CGFloat = 0.28

    init(item: UINavigationItem, bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        super.init(frame: bar.bounds)
        for label in [title, largeTitle] { label.accessibilityTraits = .header }
        for label in [title, subtitle, prompt] { label.textAlignment = .center }
        for view in [prompt, title, subtitle, largeTitle, leading, trailing] as [UIView] { addSubview(view) }
        for row in [leading, trailing] { row.onResize = { [weak self] in self?.setNeedsLayout() } }
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func update(back item: UINavigationItem?) {
        updateBack(item)
        leading.show(self.item.leftBarButtonItems ?? [])
        // The first right item stands at the edge.
        trailing.show((self.item.rightBarButtonItems ?? []).reversed())
        updateTitle()
        placeSearchBar()
        setNeedsLayout()
    }

    private func updateBack(_ previous: UINavigationItem?) {
        showsBack = previous != nil && item.showsBackButton
        guard showsBack, let previous else { return back.removeFromSuperview() }
        if back.superview == nil { addSubview(back) }
        backTitle =
            previous.backButtonDisplayMode == .minimal
            ? nil
            : previous.backButtonDisplayMode == .generic
                ? "Back" : previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
        back.accessibilityIdentifier = "back"
    }

    private func showBack(title: String?) {
        let image =
            bar.backIndicatorImage ?? bar.shownAppearance.backIndicatorImage
            ?? UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
        back.show(
            title: title, image: image, both: true,
            attributes: bar.shownAppearance.backButtonAppearance.normal.attributes,
            isDone: false)
        back.accessibilityLabel = "Back"
    }

    private func updateTitle() {
        if item.titleView !== titleView?.content {
            titleView?.removeFromSuperview()
            titleView = item.titleView.map { view in
                let fitted = BarFittedView(view)
                fitted.onResize = { [weak self] in self?.setNeedsLayout() }
                addSubview(fitted)
                return fitted
            }
        }
        wasLarge = bar.showsLargeTitle
        title.text = item.title
        subtitle.text = item.subtitle
        prompt.text = item.prompt
        largeTitle.text = item.title
        subtitle.isHidden = titleView != nil || (item.subtitle ?? "").isEmpty
        prompt.isHidden = item.prompt == nil
        largeTitle.isHidden = !wasLarge
        restyle()
    }

    func restyle() {
        let appearance = bar.shownAppearance
        let attributes = appearance.titleTextAttributes, large = appearance.largeTitleTextAttributes
        title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        prompt.font = .systemFont(ofSize: 12)
        prompt.textColor = .secondaryLabel
        largeTitle.font = large[.font] as? UIFont ?? .preferredFont(forTextStyle: .largeTitle)
        largeTitle.textColor = large[.foregroundColor] as? UIColor ?? attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    private func placeSearchBar() {
        guard let search = item.searchController?.searchBar else { return }
        if search.superview !== self { addSubview(search) }
    }

    // MARK: Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        let top = item.prompt == nil ? 0 : UINavigationBar.promptHeight
        prompt.frame = CGRect(
            x: Self.inset, y: 4, width: bounds.width - 2 * Self.inset, height: UINavigationBar.promptHeight - 4)
        let row = CGRect(
            x: Self.inset, y: top, width: max(0, bounds.width - 2 * Self.inset), height: UINavigationBar.height)
        let (left, right) = placeEnds(in: row)
        placeTitle(in: row, from: left, to: right)
        var y = row.maxY
        if wasLarge {
            let shown = max(0, UINavigationBar.largeTitleHeight - bar.collapse)
            largeTitle.frame = CGRect(
                x: 16, y: y + shown - UINavigationBar.largeTitleHeight, width: bounds.width - 32,
                height: UINavigationBar.largeTitleHeight - 6)
            largeTitle.alpha = shown / UINavigationBar.largeTitleHeight
            y += shown
        }
        title.alpha = wasLarge && bar.collapse < UINavigationBar.largeTitleHeight - 8 ? 0 : 1
        if let search = item.searchController?.searchBar, search.superview === self {
            search.frame = CGRect(x: 0, y: y, width: bounds.width, height: UISearchBar.height)
        }
    }

    /// Places what stands at the ends and answers what they leave, measured from the leading edge.
    private func placeEnds(in row: CGRect) -> (CGFloat, CGFloat) {
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, height: CGFloat = row.height) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: row.midY - height / 2, width: width, height: height)
        }
        var left = row.minX
        let trailingWidth = min(trailing.naturalWidth, row.width)
        if showsBack {
            // The title goes where it would crowd the bar.
            showBack(title: backTitle)
            if back.intrinsicContentSize.width > bounds.width * Self.backShare { showBack(title: nil) }
            let width = back.intrinsicContentSize.width
            place(back, left, width, height: BarButton.side)
            left += width + 4
        }
        let leadingWidth = min(leading.naturalWidth, max(0, row.width - trailingWidth - left + row.minX))
        place(leading, left, leadingWidth)
        left += leadingWidth + (leadingWidth > 0 ? Self.gap : 0)
        let right = row.maxX - trailingWidth
        place(trailing, right, trailingWidth)
        return (left, right - (trailingWidth > 0 ? Self.gap : 0))
    }

    /// In the middle of the bar where there is room, else in the middle of what is left.
    private func placeTitle(in row: CGRect, from left: CGFloat, to right: CGFloat) {
        let room = max(0, right - left)
        func x(_ width: CGFloat) -> CGFloat {
            let x = max(left, min(right - width, bounds.width / 2 - width / 2))
            return (isMirrored ? bounds.width - x - width : x).rounded()
        }
        title.isHidden = titleView != nil
        if let titleView {
            let size = titleView.naturalSize(within: CGSize(width: room, height: row.height))
            titleView.frame = CGRect(
                x: x(size.width), y: (row.midY - size.height / 2).rounded(), width: size.width, height: size.height)
            return
        }
        let size = title.intrinsicContentSize, small = subtitle.isHidden ? .zero : subtitle.intrinsicContentSize
        let width = min(room, max(size.width, small.width)), height = max(0, size.height) + small.height
        let y = (row.midY - height / 2).rounded()
        title.frame = CGRect(x: x(width), y: y, width: width, height: max(0, size.height))
        subtitle.frame = CGRect(x: x(width), y: title.frame.maxY, width: width, height: small.height)
    }
}

extension UIBarButtonItemStateAppearance {
    var attributes: [NSAttributedString.Key: Any]? { titleTextAttributes.isEmpty ? nil : titleTextAttributes }
}
