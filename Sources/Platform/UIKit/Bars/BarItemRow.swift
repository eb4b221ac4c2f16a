import Foundation

/// Items side by side: the ends of a navigation bar, the whole of a toolbar.
final class BarItemRow: UIView {
    private(set) var items: [UIBarButtonItem] = []
    private var views: [ObjectIdentifier: BarItemView] = [:]
    var spacing: CGFloat = 4
    /// Told when the room that the items want changed.
    var onResize: (() -> Void)?

    func show(_ items: [UIBarButtonItem]) {
        let kept = Set(items.map { ObjectIdentifier($0) })
        for item in self.items where !kept.contains(ObjectIdentifier(item)) {
            views[ObjectIdentifier(item)]?.retire()
            views[ObjectIdentifier(item)] = nil
        }
        self.items = items
        for item in items {
            let view = views[ObjectIdentifier(item)] ?? BarItemView(item)
            views[ObjectIdentifier(item)] = view
            view.onResize = { [weak self] in self?.resized() }
            view.update()
            if view.superview !== self { addSubview(view) }
        }
        resized()
    }

    private func resized() {
        setNeedsLayout()
        onResize?()
    }

    private var shown: [BarItemView] { items.compactMap { views[ObjectIdentifier($0)] }.filter { !$0.item.isHidden } }

    /// What the items need; flexible spaces need nothing.
    var naturalWidth: CGFloat {
        let widths = shown.map(\.naturalSize.width)
        return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * spacing
    }

    override func layoutSubviews() {
        let shown = self.shown
        let flexible = shown.filter(\.item.isFlexibleSpace).count
        let spare = max(0, bounds.width - naturalWidth) / CGFloat(max(1, flexible))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for view in shown {
            var size = view.naturalSize
            if view.item.isFlexibleSpace { size.width += spare }
            size.height = min(size.height, bounds.height)
            view.frame = CGRect(
                x: (isMirrored ? bounds.width - x - size.width : x).rounded(),
                y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            x += size.width + spacing
        }
    }
}

/// One item in a bar: the app's view, or a button.
final class BarItemView: UIView {
    let item: UIBarButtonItem
    private var button: BarButton?
    private var custom: BarFittedView?
    var onResize: (() -> Void)?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        item.onChange = { [weak self] in
            self?.update(); self?.onResize?()
        }
    }

    required init?(coder: NSCoder) { nil }

    func retire() {
        if item.shownView === self {
            item.onChange = nil
            item.shownView = nil
        }
        removeFromSuperview()
    }

    func update() {
        isHidden = item.isHidden || item.isSpace
        if let view = item.customView {
            button?.removeFromSuperview()
            button = nil
            guard custom?.content !== view else { return }
            custom?.removeFromSuperview()
            let fitted = BarFittedView(view)
            fitted.onResize = { [weak self] in self?.onResize?() }
            custom = fitted
            addSubview(fitted)
        } else if !item.isSpace {
            custom?.removeFromSuperview()
            custom = nil
            updateButton()
        }
    }

    private func updateButton() {
        let button = self.button ?? BarButton { [weak self] in self?.pressed() }
        if self.button == nil {
            self.button = button
            addSubview(button)
        }
        button.show(
            title: item.title, image: item.image, attributes: item.shownTitleAttributes,
            isDone: item.style != .plain)
        button.isEnabled = item.isEnabled
        button.isSelected = item.isSelected
        if let tint = item.tintColor { button.tintColor = tint }
        if let label = item.accessibilityLabel { button.accessibilityLabel = label }
        if let hint = item.accessibilityHint { button.accessibilityHint = hint }
        if let identifier = item.accessibilityIdentifier { button.accessibilityIdentifier = identifier }
        button.contextMenuProvider = item.menu != nil ? { [weak item] in item?.menu } : nil
    }

    private func pressed() {
        guard !item.hasAction, let menu = item.menu, let window else { return item.press() }
        MenuPresenter.present(menu, in: window, at: convert(CGPoint(x: 0, y: bounds.maxY + 4), to: window))
    }

    var naturalSize: CGSize {
        if item.isSpace { return CGSize(width: item.isFlexibleSpace ? 0 : item.width, height: 0) }
        var size =
            custom?.naturalSize(within: CGSize(width: 10_000, height: 44)) ?? button?.intrinsicContentSize ?? .zero
        if item.width > 0 { size.width = item.width }
        return size
    }

    override func layoutSubviews() {
        custom?.frame = bounds
        button?.frame = bounds
    }
}
