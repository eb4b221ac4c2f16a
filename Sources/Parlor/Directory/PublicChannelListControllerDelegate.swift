/// Hears about changes of a list of the directory. All calls come on the main queue.
public protocol PublicChannelListControllerDelegate: AnyObject {
    /// `controller.channels` is the new list already; `changes` lead there from the list of the call before.
    func publicChannelListController(
        _ controller: PublicChannelListController, didChangeChannels changes: [ListChange<PublicChannel>])
}
