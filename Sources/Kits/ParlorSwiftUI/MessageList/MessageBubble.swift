import Parlor
import ParlorUI
import SwiftUI

/// What a message says: quote, pictures, files, text and the app's own content, in a bubble; a few emoji stand alone, large.
struct MessageBubble<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance

    let factory: Factory
    let options: MessageItemOptions
    private var row: MessageRow { options.row }

    var body: some View {
        if row.isBigEmoji {
            Text(verbatim: row.message.text)
                .font(appearance.fonts.bigEmoji)
                .padding(.vertical, 2)
        } else {
            content
                .background(appearance.ground(of: row), in: shape)
                .clipShape(shape)
                .overlay {
                    if row.placeholder != nil { shape.strokeBorder(appearance.colors.hairline, lineWidth: 1) }
                }
        }
    }

    private var content: some View {
        let attachments = MessageAttachments(row.message)
        let hasPictures = !attachments.media.isEmpty
        let gridWidth = hasPictures ? PictureGrid(attachments.media, maxWidth: pictureWidth).size.width : nil
        return VStack(alignment: .leading, spacing: 6) {
            // Most messages are words alone, and cost no more than that.
            if row.quote != nil || !attachments.isEmpty { aboveWords(attachments, besidePictures: hasPictures) }
            if row.message.type == .location {
                factory.makeLocation(options)
            } else if row.placeholder != nil || !row.message.text.isEmpty {
                factory.makeMessageText(options)
                    .padding(hasPictures ? EdgeInsets(top: 0, leading: 8, bottom: 4, trailing: 8) : EdgeInsets())
            }
            if LinkCard(row.message) != nil { factory.makeLinkCard(options) }
            factory.makeCustomAttachment(options)
        }
        // Words under a picture are as wide as the picture.
        .frame(width: gridWidth.map { CGFloat($0) }, alignment: .leading)
        .padding(hasPictures ? EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) : padding)
    }

    @ViewBuilder
    private func aboveWords(_ attachments: MessageAttachments, besidePictures: Bool) -> some View {
        if row.quote != nil {
            factory.makeQuotedMessage(options).padding(.horizontal, besidePictures ? 4 : 0)
        }
        if besidePictures { factory.makePictures(options) }
        ForEach(attachments.files + attachments.voices) { file in
            let options = AttachmentOptions(attachment: file, item: options, maxWidth: wordsWidth)
            if file.kind == .file { factory.makeFile(options) } else { factory.makeSound(options) }
        }
        .padding(.horizontal, besidePictures ? 8 : 0)
    }

    private var padding: EdgeInsets {
        let (sides, ends) = (metrics.bubblePaddingHorizontal, metrics.bubblePaddingVertical)
        return EdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
    }

    private var metrics: Metrics { appearance.metrics }
    private var pictureWidth: Double { PictureGridView.width(options) }
    private var wordsWidth: Double { options.bubbleWidth - 2 * metrics.bubblePaddingHorizontal }

    private var shape: UnevenRoundedRectangle {
        let corners = BubbleCorners(row, metrics: metrics)
        return UnevenRoundedRectangle(
            topLeadingRadius: corners.topLeading, bottomLeadingRadius: corners.bottomLeading,
            bottomTrailingRadius: corners.bottomTrailing, topTrailingRadius: corners.topTrailing)
    }
}
