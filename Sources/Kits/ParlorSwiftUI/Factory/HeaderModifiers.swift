import Parlor
import SwiftUI

/// The header of the channel list.
///
/// A type of your own adds what it needs beside the title: state, closures, toolbar items, sheets.
@MainActor
@preconcurrency
public protocol ChannelListHeaderViewModifier: ViewModifier {
    var title: String { get }
}

/// The header of a channel.
@MainActor
@preconcurrency
public protocol ChannelHeaderViewModifier: ViewModifier {
    var channel: ChatChannel { get }
}

/// The header of a thread.
@MainActor
@preconcurrency
public protocol ThreadHeaderViewModifier: ViewModifier {}
