import Parlor
import ParlorUI

/// What the header of a channel is made of.
public struct ChannelHeaderOptions {
    public let channel: ChatChannel
    public let viewModel: ChatChannelViewModel
}

/// What a thread's screen is made of.
public struct ThreadOptions {
    public let channelController: ChatChannelController
    /// The message that opens the thread.
    public let rootID: MessageId
    /// Shows the thread's messages in the channel.
    public let showInChannel: (MessageId) -> Void
}

/// What the header of a thread is made of.
public struct ThreadHeaderOptions {
    public let viewModel: ChatThreadViewModel
}

/// A row of a list of threads.
public struct ThreadItemOptions {
    /// The message that opens the thread.
    public let message: ChatMessage
    public let content: ThreadItemContent
}

/// What a list of threads is made of.
public struct ThreadListOptions {
    public let client: ChatClient
    /// The channel whose threads are listed; nil: all.
    public let cid: ChannelId?
    public let open: (ChatMessage) -> Void
}

/// What the viewer of pictures and films is made of.
public struct GalleryOptions {
    public let content: GalleryContent
    public let client: ChatClient
    public let dismiss: () -> Void
}

/// What the screen of a channel's details is made of.
public struct ChannelDetailsOptions {
    public let channelController: ChatChannelController
    public let search: () -> Void
    /// Shows another conversation.
    public let open: (ChannelId) -> Void
    /// The user has left the channel.
    public let left: () -> Void
}

/// A member in a channel's details.
public struct MemberItemOptions {
    public let member: ChatChannelMember
    public let isCurrentUser: Bool
    /// What can be done with the member, in the order of a menu.
    public let actions: [MemberAction]
    public let perform: (MemberAction) -> Void
}

/// What a search for messages is made of.
public struct MessageSearchOptions {
    public let client: ChatClient
    /// The channel that is searched; nil: all.
    public let cid: ChannelId?
    public let choose: (MessageSearchResult) -> Void
}

/// What the screen that finds people is made of.
public struct PeoplePickerOptions {
    public let client: ChatClient
    public let title: String
    /// The word on the button that ends it.
    public let doneTitle: String
    /// Who is here already.
    public let excluded: Set<UserId>
    /// Whether several people can be given a name, as a group.
    public let asksForName: Bool
    public let done: (_ people: [ChatUser], _ name: String?) -> Void
    public let cancel: () -> Void
}
