/// The open channels there are. It connects the user where nobody is connected, pages, follows what changes, opens a channel on
/// selection and creates one from the header's button.
///
/// ```swift
/// let list = SBUOpenChannelListViewController(channelListQuery: query)
/// present(UINavigationController(rootViewController: list), animated: true)
/// ```
///
/// The controller wires its components to its view model and decides nothing else; where to go next is the ``router``'s business. A
/// component that is set on the controller before its view is loaded comes before that of the ``SBUModuleSet``.
@preconcurrency @MainActor
open class SBUOpenChannelListViewController: SBUViewController,
    SBUOpenChannelListModuleListDelegate, SBUOpenChannelListModuleListDataSource, SBUOpenChannelListViewModelDelegate
{
    /// What stands in the navigation bar.
    open var headerComponent: SBUOpenChannelListModule.Header?
    /// The channels.
    open var listComponent: SBUOpenChannelListModule.List?
    /// Where the channels come from.
    open var viewModel: SBUOpenChannelListViewModel? { didSet { viewModel?.delegate = self } }
    /// Leads to other screens.
    open lazy var router = SBUOpenChannelListRouter(self)

    open override var header: SBUHeaderComponent? { headerComponent }
    open override var ground: UIColor { theme.appearance.colors.surface }
    open override var initialFocus: UIView? { listComponent?.tableView }

    /// - Parameter channelListQuery: Which channels; nil: all, by twenty.
    public required init(channelListQuery: OpenChannelListQuery? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelListQuery: channelListQuery)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        createViewModel(channelListQuery: nil)
    }

    /// The list narrowed to one channel.
    ///
    /// - Parameter channelURL: A channel's ``OpenChannel/channelURL`` or alias.
    public convenience init(channelURL: String) {
        let params = OpenChannelListQueryParams()
        params.channelURLFilter = channelURL
        self.init(channelListQuery: OpenChannel.createOpenChannelListQuery(params: params))
    }

    /// Sets ``viewModel``. Called by the initialisers; override it to have another one.
    open func createViewModel(channelListQuery: OpenChannelListQuery?) {
        viewModel = SBUOpenChannelListViewModel(channelListQuery: channelListQuery, delegate: self)
    }

    // MARK: Life

    open override func setupViews() {
        super.setupViews()
        headerComponent = headerComponent ?? SBUModuleSet.OpenChannelListModule.HeaderComponent.init()
        listComponent = listComponent ?? SBUModuleSet.OpenChannelListModule.ListComponent.init()
        if let listComponent { view.addSubview(listComponent) }
        title = SBUStringSet.openChannelListTitle
    }

    open override func configureComponents() {
        super.configureComponents()
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewModel?.initChannelList()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        listComponent?.frame = contentFrame
    }

    open override func header(_ header: SBUHeaderComponent, didTapRightItem item: UIBarButtonItem) {
        router.showCreateChannel()
    }

    // MARK: What the list tells

    open func openChannelListModule(_ list: SBUOpenChannelListModule.List, didSelect channel: OpenChannel) {
        router.show(channel)
    }

    open func openChannelListModuleDidReachEnd(_ list: SBUOpenChannelListModule.List) {
        // After a failure the next page waits for Retry.
        if viewModel?.phase == .ready { viewModel?.loadNextChannelList() }
    }

    open func openChannelListModuleDidPullToRefresh(_ list: SBUOpenChannelListModule.List) {
        viewModel?.reloadChannelList { [weak list] in list?.endRefreshing() }
    }

    open func openChannelListModuleDidTapRetry(_ list: SBUOpenChannelListModule.List) { viewModel?.retry() }

    // MARK: What the list shows

    open func channels(in list: SBUOpenChannelListModule.List) -> [OpenChannel] { viewModel?.channelList ?? [] }

    open func phase(of list: SBUOpenChannelListModule.List) -> SBUOpenChannelListPhase { viewModel?.phase ?? .ready }

    // MARK: What the view model tells

    open func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?, needsToReload: Bool
    ) {
        guard needsToReload else { return }
        listComponent?.reload()
        takeKeyboardIfFree()
    }

    open func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangePhase phase: SBUOpenChannelListPhase
    ) {
        listComponent?.reload()
    }
}
