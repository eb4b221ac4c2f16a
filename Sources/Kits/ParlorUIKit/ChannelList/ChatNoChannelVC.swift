/// The space beside the list until a channel is chosen.
@MainActor open class ChatNoChannelVC: ChatViewController {
    public private(set) lazy var stateView = components.stateView.init()

    open override func setUpLayout() {
        super.setUpLayout()
        view.addSubview(stateView)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = appearance.colors.background
        stateView.content = ChatStateView.Content(
            image: appearance.images.noConversation, title: "No conversation selected",
            detail: "Choose one from the list.")
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stateView.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}
