import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// One picture or film of a message.
struct PictureTile: View {
    @Environment(\.chatAppearance) private var appearance

    let attachment: ChatMessageAttachment
    let tile: PictureGrid.Tile
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            LoadedPicture(url: url, size: tile.frame.size) { placeholder }
                .overlay { sign }
                .overlay(alignment: .bottomLeading) { playingTime }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(AttachmentText.spoken(attachment))
    }

    /// A film without a picture of its own shows none.
    private var url: URL? { attachment.thumbnailURL ?? (attachment.kind == .image ? attachment.url : nil) }

    private var placeholder: some View {
        Group {
            if let bytes = BlurredPicture.bytes(attachment), let picture = UIImage(data: Data(bytes)) {
                Image(uiImage: picture).resizable().scaledToFill()
            } else {
                appearance.colors.hairline
            }
        }
    }

    @ViewBuilder private var sign: some View {
        if tile.hiddenCount > 0 {
            ZStack {
                Color.black.opacity(0.5)
                Text(verbatim: "+\(tile.hiddenCount)")
                    .font(appearance.fonts.title)
                    .foregroundColor(.white)
            }
        } else if let progress = AttachmentText.progress(attachment) {
            ProgressRing(progress: progress)
        } else if attachment.kind == .video {
            Image(uiImage: appearance.images.play)
                .renderingMode(.template)
                .resizable()
                .frame(width: 18, height: 18)
                .foregroundColor(.white)
                .frame(width: 44, height: 44)
                .background(Color.black.opacity(0.5), in: Circle())
        }
    }

    @ViewBuilder private var playingTime: some View {
        if attachment.kind == .video, let duration = attachment.duration {
            Text(verbatim: PlayingTime.text(duration))
                .font(appearance.fonts.captionBold)
                .foregroundColor(.white)
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(Color.black.opacity(0.5), in: Capsule())
                .padding(6)
        }
    }
}

/// How far a file is on its way out.
struct ProgressRing: View {
    let progress: Double

    var body: some View {
        // From the top clockwise: an outline begins at the right.
        Circle()
            .rotation(.degrees(-90))
            .trim(from: 0, to: max(0.04, progress))
            .stroke(Color.white, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .frame(width: 26, height: 26)
            .padding(9)
            .background(Color.black.opacity(0.5), in: Circle())
            .accessibilityLabel("\(Int(progress * 100)) percent sent")
    }
}
