import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// A picture or a file of a message.
struct AttachmentView: View {
    @Environment(\.chatAppearance) private var appearance

    let attachment: ChatMessageAttachment
    let isOutgoing: Bool
    /// How wide a picture may become.
    let maxWidth: Double

    var body: some View {
        if attachment.kind == .image {
            LoadedPicture(url: attachment.thumbnailURL ?? attachment.url, size: pictureSize) {
                appearance.colors.hairline
            }
            .clipShape(RoundedRectangle(cornerRadius: appearance.metrics.bubbleRadius - 4))
            .accessibilityLabel("Picture, \(attachment.name)")
        } else {
            file
        }
    }

    private var file: some View {
        HStack(spacing: 10) {
            Image(uiImage: image)
                .renderingMode(.template)
                .resizable()
                .frame(width: 20, height: 20)
                .padding(9)
                .background(textColor.opacity(0.12), in: Circle())
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: attachment.name)
                    .font(appearance.fonts.bodyBold)
                    .lineLimit(1)
                    .truncationMode(.middle)
                if let size = attachment.size {
                    Text(verbatim: FileSize.text(size))
                        .font(appearance.fonts.caption)
                        .opacity(0.8)
                }
            }
        }
        .foregroundColor(textColor)
        .accessibilityElement(children: .combine)
    }

    private var pictureSize: CGSize {
        let size = PictureSize.fitting(width: attachment.width, height: attachment.height, maxWidth: maxWidth)
        return CGSize(width: size.width, height: size.height)
    }

    private var textColor: Color {
        isOutgoing ? appearance.colors.bubbleOutgoingText : appearance.colors.bubbleIncomingText
    }

    private var image: UIImage {
        switch attachment.kind {
        case .image: appearance.images.picture
        case .video: appearance.images.video
        case .audio, .voice: appearance.images.sound
        case .file: appearance.images.file
        }
    }
}
