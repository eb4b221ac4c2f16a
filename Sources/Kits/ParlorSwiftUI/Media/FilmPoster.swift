import Parlor
import ParlorMedia
import ParlorUI
import SwiftUI
import UIKit

/// What stands for a film that does not play: its thumbnail, else its first picture, else a blurred impression.
struct FilmPoster: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatClient) private var client
    @State private var still: UIImage?

    let attachment: ChatMessageAttachment
    let size: CGSize

    var body: some View {
        LoadedPicture(url: attachment.thumbnailURL, size: size) {
            if let still = still ?? FilmStills.shared.cached(attachment) {
                Image(uiImage: still).resizable().scaledToFill()
            } else {
                PicturePlaceholder(attachment: attachment)
            }
        }
        .task(id: attachment.id) {
            if attachment.thumbnailURL == nil { still = await FilmStills.shared.still(of: attachment, client: client) }
        }
    }
}

/// What stands for a picture until it is there.
struct PicturePlaceholder: View {
    @Environment(\.chatAppearance) private var appearance

    let attachment: ChatMessageAttachment

    var body: some View {
        if let bytes = BlurredPicture.bytes(attachment), let picture = UIImage(data: Data(bytes)) {
            Image(uiImage: picture).resizable().scaledToFill()
        } else {
            appearance.colors.hairline
        }
    }
}
