import Parlor
import ParlorUI
import SwiftUI

/// What the field above a channel list is made of.
public struct ChannelSearchOptions {
    /// The letters that channels and messages are searched for.
    public let text: Binding<String>
}

/// What a row that is pulled aside offers at one of its edges.
public struct ChannelSwipeOptions {
    public let item: ChannelListItemOptions
    public let edge: HorizontalEdge
    /// The first stands at the edge.
    public let actions: [ChannelAction]
}

/// What stands in place of a channel list without channels is made of.
public struct EmptyChannelsOptions {
    public let viewModel: ChatChannelListViewModel
}

/// What stands beside a channel list until a channel is chosen is made of.
public struct NoChannelSelectedOptions {
    public let viewModel: ChatChannelListViewModel
}

/// A row of found messages.
public struct MessageResultOptions {
    public let result: MessageSearchResult
    /// Author, place, time and the line that holds the words, decided already.
    public let content: MessageResultContent
}

/// What a list that is loading is made of.
public struct LoadingOptions {
    /// What is being loaded.
    public enum Subject: Hashable, Sendable { case channels, messages }

    public let subject: Subject
}

/// What a list that could not be loaded is made of.
public struct FailureOptions {
    /// What was to be loaded.
    public enum Subject: Hashable, Sendable { case channels, messages, threads, search }

    public let subject: Subject
    /// What went wrong, in a sentence.
    public let message: String
    public let retry: () -> Void
}
