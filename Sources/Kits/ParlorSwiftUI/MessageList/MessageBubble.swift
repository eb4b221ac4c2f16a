import Parlor
import ParlorUI
import SwiftUI

/// What a message says: quote, pictures, files and text, in a bubble; a few emoji stand alone, large.
struct MessageBubble: View {
    @Environment(\.chatAppearance) private var appearance

    let row: MessageRow
    /// How wide the bubble may become.
    let maxWidth: Double
    let viewModel: ChatChannelViewModel

    var body: some View {
        if row.isBigEmoji {
            Text(verbatim: row.message.text)
                .font(appearance.fonts.bigEmoji)
                .padding(.vertical, 2)
        } else {
            content
                .background(background, in: shape)
                .clipShape(shape)
                .overlay {
                    if row.message.isDeleted { shape.stroke(appearance.colors.hairline, lineWidth: 1) }
                }
        }
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let quote = row.message.quotedMessage {
                QuoteBar(quote: quote, isOutgoing: row.isOutgoing, viewModel: viewModel)
            }
            ForEach(row.message.attachments) { attachment in
                AttachmentView(attachment: attachment, isOutgoing: row.isOutgoing, maxWidth: pictureWidth)
            }
            if let text = placeholder ?? nonEmptyText { words(text) }
        }
        // Words under a picture are as wide as the picture.
        .frame(width: widestPicture.map { CGFloat($0) }, alignment: .leading)
        .padding(.horizontal, padding(metrics.bubblePaddingHorizontal))
        .padding(.vertical, padding(metrics.bubblePaddingVertical))
    }

    private func words(_ text: String) -> some View {
        MessageText(text, color: textColor, linkColor: row.isOutgoing ? textColor : appearance.colors.tintColor)
            .italic(placeholder != nil)
            .padding(.horizontal, metrics.bubblePaddingHorizontal - padding(metrics.bubblePaddingHorizontal))
            .padding(.bottom, metrics.bubblePaddingVertical - padding(metrics.bubblePaddingVertical))
    }

    private var nonEmptyText: String? { row.message.text.isEmpty ? nil : row.message.text }

    private var placeholder: String? {
        row.message.type == .emote
            ? "\(row.message.author.displayName) \(row.message.text)" : row.placeholder?.text
    }

    private var textColor: Color {
        if row.message.isDeleted { return appearance.colors.textSecondary }
        return row.isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.bubbleIncomingText
    }

    private var background: Color {
        if row.message.isDeleted { return .clear }
        return row.isOutgoing ? appearance.colors.bubbleOutgoing : appearance.colors.bubbleIncoming
    }

    private var metrics: Metrics { appearance.metrics }

    private var pictureWidth: Double { min(320, maxWidth - 2 * padding(metrics.bubblePaddingHorizontal)) }

    private var widestPicture: Double? {
        row.message.attachments.filter { $0.kind == .image }
            .map { PictureSize.fitting(width: $0.width, height: $0.height, maxWidth: pictureWidth).width }.max()
    }

    /// Pictures reach nearly to the bubble's edge; text keeps its distance.
    private func padding(_ value: Double) -> Double {
        row.message.attachments.contains { $0.kind == .image } ? 4 : value
    }

    private var shape: UnevenRoundedRectangle {
        let corners = BubbleCorners(row, metrics: metrics)
        return UnevenRoundedRectangle(
            topLeadingRadius: corners.topLeading, bottomLeadingRadius: corners.bottomLeading,
            bottomTrailingRadius: corners.bottomTrailing, topTrailingRadius: corners.topTrailing)
    }
}
