/// The base of the screens that are a table below a search field, which has the keyboard from the start.
@MainActor open class ChatSearchTableVC: ChatTableVC {
    open private(set) lazy var searchField = components.searchField.init()

    open override func setUpLayout() {
        super.setUpLayout()
        view.addSubview(searchField)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchField.focus()
    }

    open override var contentFrame: CGRect {
        super.contentFrame.inset(by: UIEdgeInsets(top: ChatSearchField.height, left: 0, bottom: 0, right: 0))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        searchField.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: ChatSearchField.height)
    }
}
