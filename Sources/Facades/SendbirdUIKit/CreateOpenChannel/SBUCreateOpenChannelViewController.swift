/// Creates a channel: asks what it is called and what it is about.
@preconcurrency @MainActor
open class SBUCreateOpenChannelViewController: SBUViewController,
    SBUCreateOpenChannelModuleInputDelegate, SBUCreateOpenChannelViewModelDelegate
{
    /// What stands in the navigation bar.
    open var headerComponent: SBUCreateOpenChannelModule.Header?
    /// What the channel is to be.
    open var inputComponent: SBUCreateOpenChannelModule.Input?
    /// Creates it.
    open var viewModel: SBUCreateOpenChannelViewModel? { didSet { viewModel?.delegate = self } }
    /// Called with the new channel. Who opened the screen decides where to go next.
    open var didCreate: ((OpenChannel) -> Void)?

    open override var header: SBUHeaderComponent? { headerComponent }

    public required init() {
        super.init(nibName: nil, bundle: nil)
        createViewModel()
    }

    public required init?(coder: NSCoder) { nil }

    /// Sets ``viewModel``. Override it to have another one.
    open func createViewModel() { viewModel = SBUCreateOpenChannelViewModel(delegate: self) }

    open override func setupViews() {
        super.setupViews()
        headerComponent = headerComponent ?? SBUModuleSet.CreateOpenChannelModule.HeaderComponent.init()
        inputComponent = inputComponent ?? SBUModuleSet.CreateOpenChannelModule.InputComponent.init()
        if let inputComponent { view.addSubview(inputComponent) }
        title = SBUStringSet.createChannelTitle
    }

    open override func configureComponents() {
        super.configureComponents()
        inputComponent?.configure(delegate: self, theme: theme)
        updateButton()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        inputComponent?.nameField.becomeFirstResponder()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        inputComponent?.frame = contentFrame
    }

    private func updateButton() {
        headerComponent?.rightBarButton?.isEnabled = inputComponent?.params != nil && viewModel?.isCreating != true
    }

    private func create() {
        guard let params = inputComponent?.params else { return }
        viewModel?.create(params)
        updateButton()
    }

    open override func header(_ header: SBUHeaderComponent, didTapRightItem item: UIBarButtonItem) { create() }
    open func createOpenChannelModuleDidChange(_ input: SBUCreateOpenChannelModule.Input) { updateButton() }
    open func createOpenChannelModuleDidSubmit(_ input: SBUCreateOpenChannelModule.Input) { create() }

    open func createOpenChannelViewModel(_ viewModel: SBUCreateOpenChannelViewModel, didCreate channel: OpenChannel) {
        didCreate?(channel)
    }

    open func createOpenChannelViewModel(_ viewModel: SBUCreateOpenChannelViewModel, didFail error: ClientError) {
        updateButton()
        show(error, title: SBUStringSet.failedCreating)
    }
}
