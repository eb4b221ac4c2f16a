/// Who has reacted how to a message: one tab for all, one for each sign.
@MainActor open class ChatReactorsVC: ChatViewController {
    public var messageController: ChatMessageController?
    /// The sign whose people are shown; nil: all.
    open var selectedKey: String? { didSet { if selectedKey != oldValue { updateContentIfNeeded() } } }

    public let titleLabel = UILabel()
    private let list = RecyclerView()
    private var tabs: [UIButton] = []
    private var reactors = ReactorList([], currentUserID: nil)
    private var shown: [ReactorList.Row] = []

    private var rowHeight: CGFloat { max(52, (appearance.fonts.body.lineRoom + 24).rounded(.up)) }

    open override func setUp() {
        super.setUp()
        titleLabel.text = "Reactions"
        list.source = RecyclerView.Source(
            count: { [weak self] in self?.shown.count ?? 0 },
            id: { [weak self] in self?.shown[$0].id ?? "" },
            makeView: { [weak self] index, reused in
                let view = reused as? ReactorRowView ?? ReactorRowView()
                view.client = self?.messageController?.client
                view.content = self?.shown[index]
                return view
            },
            measure: { [weak self] _, _ in self?.rowHeight ?? 0 })
        load()
    }

    private func load() {
        guard let messageController else { return }
        Task { [weak self] in
            repeat {
                guard let loaded = try? await messageController.loadNextReactors() else { return }
                self?.reactors = ReactorList(loaded, currentUserID: messageController.client.currentUserId)
                self?.updateContentIfNeeded()
            } while !messageController.hasLoadedAllReactors
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        view.addSubview(titleLabel)
        view.addSubview(list)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = appearance.colors.elevated
        titleLabel.font = appearance.fonts.title
        titleLabel.textColor = appearance.colors.text
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        shown = reactors.rows(with: selectedKey)
        list.reload()
        let keys = reactors.rows.flatMap(\.keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for tab in tabs { tab.removeFromSuperview() }
        tabs = ([nil] + keys).map { key in
            let count = reactors.rows(with: key).count
            let tab = UIButton(type: .custom)
            tab.setTitle(key.map { "\($0) \(count)" } ?? "All \(count)", for: .normal)
            tab.titleLabel?.font = appearance.fonts.footnoteBold
            tab.setTitleColor(
                key == selectedKey ? appearance.colors.accent : appearance.colors.textSecondary, for: .normal)
            tab.backgroundColor = key == selectedKey ? appearance.colors.selection : nil
            tab.layer.cornerRadius = max(28, appearance.fonts.footnoteBold.lineRoom + 10) / 2
            tab.isSelected = key == selectedKey
            tab.onPress { [weak self] in self?.selectedKey = key }
            view.addSubview(tab)
            return tab
        }
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let title = max(24, titleLabel.font.lineRoom), tabHeight = max(28, appearance.fonts.footnoteBold.lineRoom + 10)
        titleLabel.frame = CGRect(x: 20, y: 16, width: bounds.width - 40, height: title)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 14
        for tab in tabs {
            let width = tab.intrinsicContentSize.width + 20
            tab.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: title + 26, width: width, height: tabHeight)
            x += width + 4
        }
        let top = title + 26 + tabHeight + 10
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}
