/// The base of the kit's screens that are a table: rows, and what stands in their place when there are none.
@MainActor open class ChatTableVC: ChatViewController, UITableViewDataSource, UITableViewDelegate {
    public private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)
    /// Stands in place of the rows.
    public private(set) lazy var stateView = components.stateView.init()

    /// What stands in place of the rows; `nil` while there are some.
    open var stateContent: ChatStateView.Content? { nil }

    /// What the screen stands on.
    open var ground: UIColor { appearance.colors.elevated }

    open override func setUp() {
        super.setUp()
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [tableView, stateView] as [UIView] { view.addSubview(part) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = ground
        tableView.backgroundColor = .clear
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        stateView.content = stateContent
        stateView.isHidden = stateContent == nil
        tableView.isHidden = stateContent != nil
        tableView.reloadData()
    }

    /// Where the table and what stands in its place are.
    open var contentFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = contentFrame
        stateView.frame = contentFrame
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The arrow keys need no click first, unless something else has the keyboard already.
        if view.window?.firstResponder == nil { tableView.becomeFirstResponder() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        offerToClose()
    }

    // MARK: Rows

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
