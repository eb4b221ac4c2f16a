/// The base of the kit's controllers: a controller with the life of a ``ChatComponent``, which begins in `viewDidLoad`.
@MainActor open class ChatViewController: UIViewController, ChatComponent, LivingComponent {
    private(set) lazy var life = ComponentLife(self)

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public required convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Which types the parts below are made from. Setting it counts for this controller, its children, its views and what
    /// it presents. Set it before the view is loaded.
    public var components: Components {
        get { surroundingComponents }
        set { life.components = newValue }
    }

    /// How this controller, its children, its views and what it presents look.
    public var appearance: Appearance {
        get { surroundingAppearance }
        set { life.appearance = newValue }
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    /// Asks for `updateContent()` before the next layout or frame. Before the view is loaded it does nothing, since loading
    /// it updates the content anyway.
    public func updateContentIfNeeded() { life.contentChanged() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        life.begin()
    }

    open override func viewWillLayoutSubviews() {
        life.updateWaitingContent()
        super.viewWillLayoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        life.traitsChanged(from: previousTraitCollection, to: traitCollection)
    }
}
