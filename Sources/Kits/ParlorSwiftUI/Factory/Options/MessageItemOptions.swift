import Parlor
import ParlorUI

/// What a row of the message list, and each part of it, is made of.
public struct MessageItemOptions {
    public let row: MessageRow
    /// How wide a bubble may become.
    public let bubbleWidth: Double
    /// The channel's screen, for what the row can do.
    public let viewModel: ChatChannelViewModel

    public init(row: MessageRow, bubbleWidth: Double, viewModel: ChatChannelViewModel) {
        self.row = row
        self.bubbleWidth = bubbleWidth
        self.viewModel = viewModel
    }

    public var message: ChatMessage { row.message }
}
