/// List and channel side by side; in a narrow window one column with a way back.
///
/// ```swift
/// window.rootViewController = ChatSplitVC(list: ChatChannelListVC.make(with: client.allConversations()))
/// ```
@MainActor open class ChatSplitVC: UISplitViewController, UISplitViewControllerDelegate {
    public let list: ChatChannelListVC

    public init(list: ChatChannelListVC) {
        self.list = list
        super.init(style: .doubleColumn)
        delegate = self
        preferredPrimaryColumnWidth = list.appearance.metrics.listWidth
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(list.components.noChannelVC.init(), for: .secondary)
    }

    @available(*, unavailable, message: "Make it with its list: ChatSplitVC(list:)")
    public required init?(coder: NSCoder) { fatalError("There are no archives of controllers here") }

    /// Shows a channel beside the list, or on top of it where there is only one column.
    open func show(_ channel: ChatChannelVC) {
        setViewController(UINavigationController(rootViewController: channel), for: .secondary)
        show(.secondary)
        // Who chooses a channel wants to write next; the list has the keyboard until then.
        view.layoutIfNeeded()
        channel.messageComposerVC.inputTextView.becomeFirstResponder()
    }

    /// In a narrow window the list comes first until a channel is chosen.
    open func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        list.listing.selection == nil ? .primary : proposedTopColumn
    }
}
