import ParlorUI
import SwiftUI

/// The author's picture, beside the last bubble of a group; other bubbles keep its place free.
struct MessageAvatar: View {
    @Environment(\.chatAppearance) private var appearance

    @ScaledMetric private var scale = 1.0

    let row: MessageRow

    init(_ options: MessageItemOptions) { row = options.row }

    var body: some View {
        Group {
            if row.showsAvatar {
                UserAvatar(user: row.message.author, size: appearance.metrics.messageAvatar)
                    .padding(.bottom, belowBubble)
            } else {
                Color.clear.frame(height: 1)
            }
        }
        .frame(width: appearance.metrics.messageAvatar * scale)
    }

    /// The footnote and the line to the thread stand below both.
    private var belowBubble: Double { (row.showsFootnote ? 3 + 15 * scale : 0) + (row.threadLine == nil ? 0 : 31) }
}
