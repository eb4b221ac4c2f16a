/// What a channel is, who is in it, and what can be changed about it.
@preconcurrency @MainActor
open class SBUOpenChannelSettingsViewController: SBUViewController,
    SBUOpenChannelSettingsModuleListDelegate, SBUOpenChannelSettingsModuleListDataSource,
    SBUOpenChannelSettingsViewModelDelegate
{
    /// What stands in the navigation bar.
    open var headerComponent: SBUOpenChannelSettingsModule.Header?
    /// The settings.
    open var listComponent: SBUOpenChannelSettingsModule.List?
    /// Changes them.
    open var viewModel: SBUOpenChannelSettingsViewModel? { didSet { viewModel?.delegate = self } }
    /// Leads to other screens.
    open lazy var router = SBUOpenChannelSettingsRouter(self)

    open override var header: SBUHeaderComponent? { headerComponent }
    open override var initialFocus: UIView? { listComponent?.tableView }

    public required init(channel: OpenChannel) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel)
    }

    public required init?(coder: NSCoder) { nil }

    /// Sets ``viewModel``. Override it to have another one.
    open func createViewModel(channel: OpenChannel) {
        viewModel = SBUOpenChannelSettingsViewModel(channel: channel, delegate: self)
    }

    open override func setupViews() {
        super.setupViews()
        headerComponent = headerComponent ?? SBUModuleSet.OpenChannelSettingsModule.HeaderComponent.init()
        listComponent = listComponent ?? SBUModuleSet.OpenChannelSettingsModule.ListComponent.init()
        if let listComponent { view.addSubview(listComponent) }
        title = SBUStringSet.settingsTitle
    }

    open override func configureComponents() {
        super.configureComponents()
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        listComponent?.frame = contentFrame
    }

    // MARK: What the list shows and tells

    open func channel(of list: SBUOpenChannelSettingsModule.List) -> OpenChannel? { viewModel?.channel }
    open func items(in list: SBUOpenChannelSettingsModule.List) -> [SBUOpenChannelSetting] { viewModel?.items ?? [] }

    open func openChannelSettingsModule(
        _ list: SBUOpenChannelSettingsModule.List, didSelect item: SBUOpenChannelSetting
    ) {
        switch item {
        case .people(let people): router.show(people)
        case .rename: askForName()
        case .freeze: viewModel?.toggleFrozen()
        case .leave: viewModel?.leave()
        case .delete: confirmDeletion()
        }
    }

    private func askForName() {
        let alert = UIAlertController(title: SBUStringSet.rename, message: nil, preferredStyle: .alert)
        alert.addTextField { [weak self] field in
            field.text = self?.viewModel?.channel.name
            field.accessibilityLabel = SBUStringSet.channelName
        }
        alert.addAction(UIAlertAction(title: SBUStringSet.cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: SBUStringSet.save, style: .default) { [weak self, weak alert] _ in
                let name = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
                if !name.isEmpty { self?.viewModel?.rename(to: name) }
            })
        present(alert, animated: true)
    }

    private func confirmDeletion() {
        let alert = UIAlertController(
            title: SBUStringSet.deleteChannel, message: SBUStringSet.deleteChannelWarning, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SBUStringSet.cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: SBUStringSet.deleteChannel, style: .destructive) { [weak self] _ in
                self?.viewModel?.delete()
            })
        present(alert, animated: true)
    }

    // MARK: What the view model tells

    open func openChannelSettingsViewModelDidChange(_ viewModel: SBUOpenChannelSettingsViewModel) {
        listComponent?.reload()
    }

    open func openChannelSettingsViewModelDidLeave(_ viewModel: SBUOpenChannelSettingsViewModel) { router.leave() }

    open func openChannelSettingsViewModel(
        _ viewModel: SBUOpenChannelSettingsViewModel, didFail error: ClientError
    ) { show(error, title: SBUStringSet.failedChange) }
}
