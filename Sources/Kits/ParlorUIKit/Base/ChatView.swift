/// The base of the kit's views: a view with the life of a ChatComponent.
@MainActor open class ChatView: UIView, ChatComponent, LivingComponent {
    private(set) lazy var life = ComponentLife(self)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required convenience init() { self.init(frame: .zero) }

    /// Which types the parts below are made from. Setting it counts for this view and what is below it.
    public var components: Components {
        get { surroundingComponents }
        set { life.components = newValue }
    }

    /// How this view and what is below it look.
    public var appearance: Appearance {
        get { surroundingAppearance }
        set { life.appearance = newValue }
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    /// Begins the life now: for a view that is measured before it has a superview.
    public func beginLifeIfNeeded() { life.begin() }

    /// Asks for `updateContent()` before the view is next measured, laid out or drawn. Before the life has begun it does
    /// nothing, since beginning it updates the content anyway.
    public func updateContentIfNeeded() { life.contentChanged() }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { life.begin() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        life.traitsChanged(from: previousTraitCollection, to: traitCollection)
    }

    open override func layoutSubviews() {
        life.updateWaitingContent()
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        life.updateWaitingContent()
        return super.sizeThatFits(size)
    }

    open override var intrinsicContentSize: CGSize {
        life.updateWaitingContent()
        return super.intrinsicContentSize
    }
}
