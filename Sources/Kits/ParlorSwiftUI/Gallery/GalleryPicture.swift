import Parlor
import ParlorUI
import SwiftUI

/// A picture as large as the window allows; a double click shows its own size, and the other way round.
struct GalleryPicture: View {
    @State private var isZoomed = false

    let attachment: ChatMessageAttachment
    let space: CGSize

    var body: some View {
        let size = isZoomed ? ownSize : fittingSize
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
            LoadedPicture(url: attachment.url, size: size) { Color.white.opacity(0.06) }
                .frame(
                    width: max(size.width, space.width), height: max(size.height, space.height), alignment: .center
                )
                .onTapGesture(count: 2) { isZoomed.toggle() }
        }
        .frame(width: space.width, height: space.height)
        .accessibilityLabel(AttachmentText.spoken(attachment))
    }

    private var ownSize: CGSize {
        guard let width = attachment.width, let height = attachment.height, width > 0, height > 0 else {
            return CGSize(width: space.width - 32, height: space.height - 32)
        }
        return CGSize(width: width, height: height)
    }

    /// No larger than the picture itself: enlarged pixels are no detail.
    private var fittingSize: CGSize {
        let scale = min((space.width - 32) / ownSize.width, (space.height - 32) / ownSize.height, 1)
        return CGSize(width: max(1, ownSize.width * scale), height: max(1, ownSize.height * scale))
    }
}
