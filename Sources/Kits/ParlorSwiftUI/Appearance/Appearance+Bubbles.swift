import ParlorUI
import SwiftUI

extension Appearance {
    /// The colour that a message's bubble is filled with.
    public func ground(of row: MessageRow) -> Color {
        if row.placeholder != nil { return .clear }
        return row.isOutgoing ? colors.bubbleOutgoing : colors.bubbleIncoming
    }

    /// The colour of words on a message's bubble.
    public func words(of row: MessageRow) -> Color {
        if row.placeholder != nil { return colors.textSecondary }
        return row.isOutgoing ? colors.bubbleOutgoingText : colors.bubbleIncomingText
    }

    /// The colour of links and marks on a message's bubble.
    public func accent(of row: MessageRow) -> Color { row.isOutgoing ? colors.bubbleOutgoingText : colors.tintColor }
}
