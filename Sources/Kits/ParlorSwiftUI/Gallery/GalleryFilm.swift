import Parlor
import ParlorUI
import SwiftUI

/// A film, with a button that plays it in the program that knows its kind.
struct GalleryFilm: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatClient) private var client
    @Environment(\.openURL) private var openURL
    @State private var isOpening = false

    let attachment: ChatMessageAttachment

    var body: some View {
        VStack(spacing: 16) {
            Button(action: play) {
                LoadedPicture(url: attachment.thumbnailURL, size: CGSize(width: 480, height: 270)) {
                    Color.white.opacity(0.06)
                }
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .overlay {
                    Image(uiImage: appearance.images.play)
                        .renderingMode(.template)
                        .resizable()
                        .frame(width: 26, height: 26)
                        .foregroundColor(.white)
                        .frame(width: 64, height: 64)
                        .background(Color.black.opacity(0.5), in: Circle())
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Play \(attachment.name)")
            Text(verbatim: isOpening ? "Opening …" : AttachmentText.detail(attachment))
                .font(appearance.fonts.footnote)
                .foregroundColor(.white.opacity(0.7))
        }
    }

    private func play() {
        guard let url = attachment.url, let client, !isOpening else { return }
        isOpening = true
        let name = attachment.name
        Task {
            let file = try? await client.mediaLoader.file(for: url)
            isOpening = false
            if let file, let copy = try? MediaFile.named(name, copying: file) { openURL(copy) }
        }
    }
}
