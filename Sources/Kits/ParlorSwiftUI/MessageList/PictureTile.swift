import Parlor
import ParlorUI
import SwiftUI

/// One picture of a message, or a film that has no room to play here.
struct PictureTile: View {
    @Environment(\.chatAppearance) private var appearance

    let attachment: ChatMessageAttachment
    let tile: PictureGrid.Tile
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            picture
                .overlay { hidden }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(AttachmentText.spoken(attachment))
    }

    @ViewBuilder private var picture: some View {
        let size = tile.frame.size
        if attachment.kind == .image {
            LoadedPicture(url: attachment.thumbnailURL ?? attachment.url, size: size) {
                PicturePlaceholder(attachment: attachment)
            }
            .overlay { if let progress = AttachmentText.progress(attachment) { ProgressRing(progress: progress) } }
        } else if tile.hiddenCount > 0 {
            FilmPoster(attachment: attachment, size: size)
        } else {
            FilmCover(attachment: attachment, size: size)
        }
    }

    @ViewBuilder private var hidden: some View {
        if tile.hiddenCount > 0 {
            ZStack {
                Color.black.opacity(0.5)
                Text(verbatim: "+\(tile.hiddenCount)")
                    .font(appearance.fonts.title)
                    .foregroundColor(.white)
            }
        }
    }
}

/// How far a file is on its way out, or in.
struct ProgressRing: View {
    let progress: Double

    var body: some View {
        PlayRing(share: progress, color: .white)
            .frame(width: 28, height: 28)
            .padding(8)
            .background(Color.black.opacity(0.5), in: Circle())
            .accessibilityLabel("\(Int(progress * 100)) percent")
    }
}
