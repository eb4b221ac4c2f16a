/// A channel's participants, operators, muted or banned people, and what an operator can do with them.
@preconcurrency @MainActor
open class SBUOpenChannelPeopleViewController: SBUViewController,
    SBUOpenChannelPeopleModuleListDelegate, SBUOpenChannelPeopleModuleListDataSource,
    SBUOpenChannelPeopleViewModelDelegate
{
    /// What stands in the navigation bar.
    open var headerComponent: SBUOpenChannelPeopleModule.Header?
    /// The people.
    open var listComponent: SBUOpenChannelPeopleModule.List?
    /// Where they come from.
    open var viewModel: SBUOpenChannelPeopleViewModel? { didSet { viewModel?.delegate = self } }

    open override var header: SBUHeaderComponent? { headerComponent }
    open override var initialFocus: UIView? { listComponent?.tableView }

    public required init(channel: OpenChannel, people: OpenChannelPeople) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel, people: people)
    }

    public required init?(coder: NSCoder) { nil }

    /// Sets ``viewModel``. Override it to have another one.
    open func createViewModel(channel: OpenChannel, people: OpenChannelPeople) {
        viewModel = SBUOpenChannelPeopleViewModel(channel: channel, people: people, delegate: self)
    }

    open override func setupViews() {
        super.setupViews()
        headerComponent = headerComponent ?? SBUModuleSet.OpenChannelPeopleModule.HeaderComponent.init()
        listComponent = listComponent ?? SBUModuleSet.OpenChannelPeopleModule.ListComponent.init()
        if let listComponent { view.addSubview(listComponent) }
        if let people = viewModel?.people {
            title = SBUOpenChannelPeopleModule.Header.words(people)
            headerComponent?.reload(people)
        }
    }

    open override func configureComponents() {
        super.configureComponents()
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewModel?.load()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        listComponent?.frame = contentFrame
    }

    open func members(in list: SBUOpenChannelPeopleModule.List) -> [ChatChannelMember]? { viewModel?.members }
    open func client(of list: SBUOpenChannelPeopleModule.List) -> ChatClient? { viewModel?.channel.client }

    open func openChannelPeopleModule(
        _ list: SBUOpenChannelPeopleModule.List, actionsFor member: ChatChannelMember
    ) -> [SBUPersonActions.Action] { viewModel?.actions(for: member) ?? [] }

    open func openChannelPeopleModuleDidReachEnd(_ list: SBUOpenChannelPeopleModule.List) { viewModel?.loadNext() }

    open func openChannelPeopleViewModelDidChange(_ viewModel: SBUOpenChannelPeopleViewModel) {
        listComponent?.reload()
    }

    open func openChannelPeopleViewModel(_ viewModel: SBUOpenChannelPeopleViewModel, didFail error: ClientError) {
        show(error, title: SBUStringSet.failedChange)
    }
}
