import Parlor
import ParlorUI
import SwiftUI

/// The message that another one answers, as an inset bar. A click shows the original.
struct QuoteBar: View {
    @Environment(\.chatAppearance) private var appearance

    let quote: QuotedMessage
    let isOutgoing: Bool
    let viewModel: ChatChannelViewModel

    var body: some View {
        Button {
            viewModel.show(quote)
        } label: {
            VStack(alignment: .leading, spacing: 1) {
                if let author = content.author {
                    Text(verbatim: author)
                        .font(appearance.fonts.captionBold)
                        .foregroundColor(accent)
                }
                Text(verbatim: content.text)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(text.opacity(0.85))
                    .lineLimit(2)
            }
            .padding(.leading, 11)
            .overlay(alignment: .leading) {
                Capsule()
                    .fill(accent)
                    .frame(width: 3)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
            .background(text.opacity(isOutgoing ? 0.14 : 0.06), in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(content.spoken)
    }

    private var content: QuoteContent { QuoteContent(quote) }

    private var accent: Color { isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.tintColor }

    private var text: Color {
        isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.bubbleIncomingText
    }
}
