import Foundation
import Parlor
import ParlorUI
import SwiftUI

/// An attachment of a message.
public struct AttachmentOptions {
    public let attachment: ChatMessageAttachment
    /// The message that it came with.
    public let item: MessageItemOptions
    /// How wide it may become.
    public let maxWidth: Double
}

/// What stands above the first message of a day is made of.
public struct DayPillOptions {
    public let date: Date
    /// `Today`, `Yesterday`, `Mon 3 Nov`.
    public let text: String
}

/// The line above the first message that the reader has not seen.
public struct NewMessagesOptions {
    public let viewModel: ChatChannelViewModel
}

/// What happened to the channel or its members.
public struct SystemMessageOptions {
    public let row: SystemRow
}

/// Who is typing.
public struct TypingIndicatorOptions {
    public let users: Set<ChatUser>
    /// Whether the channel has more than two people, so that names are needed.
    public let isGroup: Bool
}

/// The button to the newest message.
public struct JumpToLatestOptions {
    /// How many messages have arrived there.
    public let count: Int
    public let jump: () -> Void
}

/// What stands in place of a channel without messages is made of.
public struct EmptyMessagesOptions {
    /// Nil while the channel is not known.
    public let channel: ChatChannel?
    public let viewModel: ChatChannelViewModel
}

/// What the actions of a message are made of.
public struct MessageActionsOptions {
    public let item: MessageItemOptions
    /// In the order of a menu.
    public let actions: [MessageAction]
    /// Whether the whole picker of reactions is wanted at once.
    public let startsWithReactions: Bool
    public let dismiss: () -> Void
}

/// What the picker of reactions is made of.
public struct ReactionPickerOptions {
    public let item: MessageItemOptions
    /// Whether all emoji are shown at once, rather than the few that are used most.
    public let isExpanded: Bool
    public let pick: (String) -> Void
}

/// What the sheet of those who have reacted is made of.
public struct ReactorsOptions {
    public let sheet: ReactorsSheet
    public let client: ChatClient
}
