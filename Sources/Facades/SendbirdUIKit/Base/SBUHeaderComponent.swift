/// What a screen has in the navigation bar: a title and an item on either side. Each may be replaced, or be nil: then it is not there.
///
/// Every module's `Header` is one. Subclasses say what the items are in `makeTitleView()` and its siblings.
@preconcurrency @MainActor open class SBUHeaderComponent: UIView {
    /// Stands in the middle.
    open var titleView: UIView? { didSet { changed() } }
    /// Stands at the beginning: as a rule the way back.
    open var leftBarButton: UIBarButtonItem? { didSet { changed() } }
    /// Stands at the end.
    open var rightBarButton: UIBarButtonItem? { didSet { changed() } }

    /// Hears what is pressed.
    public weak var delegate: (any SBUHeaderDelegate)?
    /// How it looks.
    public private(set) var theme = SBUTheme.current

    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleView = makeTitleView()
        leftBarButton = makeLeftBarButton()
        rightBarButton = makeRightBarButton()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required convenience init() { self.init(frame: .zero) }

    /// Sets what the header tells and how it looks. The controller calls it once it has added its components.
    open func configure(delegate: any SBUHeaderDelegate, theme: SBUTheme) {
        self.delegate = delegate
        self.theme = theme
        setupViews()
        setupStyles()
    }

    /// Adds what the header shows beside its items. Called by ``configure(delegate:theme:)``.
    open func setupViews() {}

    /// Sets colours and fonts. Called by ``configure(delegate:theme:)``.
    open func setupStyles() {
        (titleView as? UILabel)?.font = theme.appearance.fonts.title
        (titleView as? UILabel)?.textColor = theme.appearance.colors.text
        for item in [leftBarButton, rightBarButton] { item?.tintColor = theme.appearance.colors.accent }
    }

    open func makeTitleView() -> UIView? { nil }

    /// The way back.
    open func makeLeftBarButton() -> UIBarButtonItem? {
        item(SBUIconSet.back, SBUStringSet.back) { $0.delegate?.header($0, didTapLeftItem: $1) }
    }

    open func makeRightBarButton() -> UIBarButtonItem? { nil }

    /// A label for the middle.
    public func title(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// An item for the right side that shows a symbol.
    ///
    /// - Parameter label: What a screen reader says.
    public func rightItem(_ image: UIImage, _ label: String) -> UIBarButtonItem {
        item(image, label) { $0.delegate?.header($0, didTapRightItem: $1) }
    }

    private func item(
        _ image: UIImage, _ label: String, _ press: @escaping (SBUHeaderComponent, UIBarButtonItem) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: image)
        item.accessibilityLabel = label
        item.primaryAction = UIAction(image: image) { [weak self, weak item] _ in
            if let self, let item { press(self, item) }
        }
        return item
    }

    private func changed() { delegate?.headerDidChangeItems(self) }
}

/// Hears what is pressed in a header.
@preconcurrency @MainActor public protocol SBUHeaderDelegate: AnyObject {
    /// The item at the beginning: as a rule the way back.
    func header(_ header: SBUHeaderComponent, didTapLeftItem item: UIBarButtonItem)
    /// The item at the end.
    func header(_ header: SBUHeaderComponent, didTapRightItem item: UIBarButtonItem)
    /// One of the header's items was replaced.
    func headerDidChangeItems(_ header: SBUHeaderComponent)
}
