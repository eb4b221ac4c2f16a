/// The ways out of the list of threads.
@MainActor open class ChatThreadListRouter: ChatRouter<ChatThreadListVC> {
    /// A thread, by the message that opens it.
    open func showThread(_ root: ChatMessage) {
        guard let screen else { return }
        let thread = screen.components.threadVC.init()
        let controller = screen.client.channelController(for: root.cid)
        thread.conversation = ThreadConversation(controller, rootID: root.id)
        show(thread)
    }
}
