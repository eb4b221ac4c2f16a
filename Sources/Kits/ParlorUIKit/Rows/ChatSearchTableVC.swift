/// The base of the screens that are a table below a search field.
@MainActor open class ChatSearchTableVC: ChatTableVC {
    open private(set) lazy var searchField = components.searchField.init()

    /// Whether the field has the keyboard from the start, rather than the rows.
    open var beginsInSearch: Bool { true }

    open override func setUp() {
        super.setUp()
        searchField.onKey = { [weak self] in self?.takeSearchKey($0) ?? false }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        view.addSubview(searchField)
    }

    open override func viewDidAppear(_ animated: Bool) {
        if beginsInSearch { searchField.focus() }
        super.viewDidAppear(animated)
    }

    /// Takes a key before the field does; `true` uses it up. Down leads to the rows.
    open func takeSearchKey(_ key: UIKey) -> Bool {
        guard key.isOnly(.down), stateContent == nil, !tableView.isHidden else { return false }
        tableView.focusFirstRow()
        return tableView.becomeFirstResponder()
    }

    // MARK: Layout

    private var searchHeight: CGFloat { searchField.sizeThatFits(view.bounds.size).height }

    open override var contentFrame: CGRect {
        super.contentFrame.inset(by: UIEdgeInsets(top: searchHeight, left: 0, bottom: 0, right: 0))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        searchField.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: searchHeight)
    }
}
