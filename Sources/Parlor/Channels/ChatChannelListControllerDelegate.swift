/// Hears about changes of a list of channels. All calls come on the main queue.
public protocol ChatChannelListControllerDelegate: AnyObject {
    /// `controller.channels` is the new list already; `changes` lead there from the list of the call before.
    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>])
}

extension ChatChannelListControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {}
}
