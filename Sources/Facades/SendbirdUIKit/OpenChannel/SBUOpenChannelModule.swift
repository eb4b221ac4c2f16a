/// The parts of a channel: ``Header`` in the navigation bar, ``Media`` above the messages, ``List`` with the messages, ``Input`` below.
///
/// Components know neither the network nor other screens: they are told what to show, and tell their delegate what the user does.
public enum SBUOpenChannelModule {}

/// How a channel's screen stands.
public enum SBUOpenChannelPhase: Hashable, Sendable {
    /// The user is coming in.
    case entering
    /// The user is in.
    case entered
    /// It could not be entered: why, in a sentence for the user.
    case failed(String)
    /// The user was banned.
    case banned
    /// The channel was deleted.
    case deleted
    /// The user was removed, or has left on another device.
    case removed
}

/// Hears what the user does with the messages.
@preconcurrency @MainActor public protocol SBUOpenChannelModuleListDelegate: AnyObject {
    /// Reply was chosen.
    func openChannelModule(_ list: SBUOpenChannelModule.List, didChooseReplyTo message: ChatMessage)
    /// Edit was chosen for an own message.
    func openChannelModule(_ list: SBUOpenChannelModule.List, didChooseEdit message: ChatMessage)
    /// Somebody's picture was pressed.
    func openChannelModule(_ list: SBUOpenChannelModule.List, didTap user: ChatUser)
    /// The button below a sentence that says why there are no messages.
    func openChannelModuleDidTapRetry(_ list: SBUOpenChannelModule.List)
}

/// Says what the list shows.
@preconcurrency @MainActor public protocol SBUOpenChannelModuleListDataSource: AnyObject {
    /// The rows, and what can be done with them; nil until the user is in.
    func conversation(for list: SBUOpenChannelModule.List) -> Conversation?
    /// How the channel stands.
    func phase(of list: SBUOpenChannelModule.List) -> SBUOpenChannelPhase
}

/// Hears what leaves the input.
@preconcurrency @MainActor public protocol SBUOpenChannelModuleInputDelegate: AnyObject {
    /// Something was sent, or an edit was saved.
    func openChannelModule(_ input: SBUOpenChannelModule.Input, didSubmit submission: ComposerSubmission)
    /// The input became higher or lower.
    func openChannelModuleDidChangeHeight(_ input: SBUOpenChannelModule.Input)
}
