/// Hears about changes of a list of members. All calls come on the main queue.
public protocol ChatChannelMemberListControllerDelegate: AnyObject {
    /// `controller.members` is the new list already; `changes` lead there from the list of the call before.
    func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>])
}

extension ChatChannelMemberListControllerDelegate {
    /// Does nothing.
    public func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {}
}
