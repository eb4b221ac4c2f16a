import Parlor
import ParlorUI
import SwiftUI

/// The pictures and films of a message: one in its own shape, more in a mosaic. A click opens them over the window.
struct PictureGridView: View {
    @Environment(\.chatAppearance) private var appearance

    let options: MessageItemOptions

    init(_ options: MessageItemOptions) { self.options = options }

    /// How wide a grid may become in a message.
    static func width(_ options: MessageItemOptions) -> Double { min(320, options.bubbleWidth - 8) }

    var body: some View {
        let pictures = MessageAttachments(options.message).media
        let grid = PictureGrid(pictures, maxWidth: Self.width(options))
        ZStack(alignment: .topLeading) {
            ForEach(grid.tiles, id: \.index) { tile in
                self.tile(tile, pictures[tile.index])
                    .offset(x: tile.frame.minX, y: tile.frame.minY)
            }
        }
        .frame(width: grid.size.width, height: grid.size.height, alignment: .topLeading)
        .clipShape(RoundedRectangle(cornerRadius: appearance.metrics.bubbleRadius - 4))
    }

    @ViewBuilder private func tile(_ tile: PictureGrid.Tile, _ attachment: ChatMessageAttachment) -> some View {
        let open = { options.viewModel.showGallery(attachment, of: options.message) }
        if attachment.kind == .video, tile.hiddenCount == 0, tile.frame.width >= FilmTile.leastWidth,
            AttachmentText.progress(attachment) == nil
        {
            FilmTile(attachment: attachment, size: tile.frame.size, owner: options.viewModel, enlarge: open)
        } else {
            PictureTile(attachment: attachment, tile: tile, open: open)
        }
    }
}
