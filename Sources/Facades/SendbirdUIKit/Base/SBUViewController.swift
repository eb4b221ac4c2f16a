/// The base of the screens: components that are added in `loadView`, then configured; a header in the navigation bar; a way back.
@preconcurrency @MainActor open class SBUViewController: UIViewController, SBUHeaderDelegate {
    /// How the screen looks. Set it before the view is loaded.
    open var theme = SBUTheme.current

    /// What stands in the navigation bar.
    open var header: SBUHeaderComponent? { nil }
    /// What the screen stands on.
    open var ground: UIColor { theme.appearance.colors.elevated }

    open override func loadView() {
        super.loadView()
        overrideUserInterfaceStyle = theme.style
        view.backgroundColor = ground
        setupViews()
        configureComponents()
        updateNavigationItem()
    }

    /// Adds the components: those that were set on the controller, else those of the ``SBUModuleSet``.
    open func setupViews() {}

    /// Tells the components whom they tell, what they show and how they look.
    open func configureComponents() { header?.configure(delegate: self, theme: theme) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateNavigationItem()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        takeKeyboardIfFree()
    }

    /// What the arrow keys go to without a click first.
    open var initialFocus: UIView? { nil }

    /// Gives ``initialFocus`` the keyboard, unless something else has it.
    public func takeKeyboardIfFree() {
        guard let window = viewIfLoaded?.window, window.firstResponder == nil, initialFocus?.isHidden == false
        else { return }
        initialFocus?.becomeFirstResponder()
    }

    private func updateNavigationItem() {
        navigationItem.titleView = header?.titleView
        navigationItem.rightBarButtonItem = header?.rightBarButton
        navigationItem.hidesBackButton = true
        // A screen that nothing stands behind has no way back.
        navigationItem.leftBarButtonItem = canGoBack ? header?.leftBarButton : nil
    }

    /// The room below the bar.
    public var contentFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    // MARK: The way back

    /// Whether there is something to go back to.
    open var canGoBack: Bool {
        if let navigationController, navigationController.viewControllers.first !== self { return true }
        return (navigationController ?? self).presentingViewController != nil
    }

    /// To whatever the screen was opened from.
    open func goBack() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    open func header(_ header: SBUHeaderComponent, didTapLeftItem item: UIBarButtonItem) { goBack() }
    open func header(_ header: SBUHeaderComponent, didTapRightItem item: UIBarButtonItem) {}
    open func headerDidChangeItems(_ header: SBUHeaderComponent) { updateNavigationItem() }

    /// Tells the user what went wrong, and loses nothing of what is shown.
    open func show(_ error: any Error, title: String) {
        let alert = UIAlertController(title: title, message: TroubleText.of(error), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SBUStringSet.ok, style: .default))
        present(alert, animated: true)
    }
}
