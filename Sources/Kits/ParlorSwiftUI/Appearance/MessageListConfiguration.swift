import Parlor
import ParlorUI

/// What a message list shows and offers.
public struct MessageListConfiguration {
    public var showsAvatars: Bool
    /// What a message is reacted to with most: the first line of the picker.
    public var quickReactions: [String]
    /// Whether a message has buttons beside it while the pointer is over it.
    public var showsHoverButtons: Bool
    /// What can be done with a message; takes what the channel allows, in the order of a menu.
    public var actions: (_ message: ChatMessage, _ allowed: [MessageAction]) -> [MessageAction]

    public init(
        showsAvatars: Bool = true, quickReactions: [String] = EmojiCatalog.quickReactions,
        showsHoverButtons: Bool = true,
        actions: @escaping (_ message: ChatMessage, _ allowed: [MessageAction]) -> [MessageAction] = { $1 }
    ) {
        self.showsAvatars = showsAvatars
        self.quickReactions = quickReactions
        self.showsHoverButtons = showsHoverButtons
        self.actions = actions
    }
}
