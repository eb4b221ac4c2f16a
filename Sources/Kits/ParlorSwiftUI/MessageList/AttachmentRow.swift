import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// A file of a message: sign, name and size. A click opens it with the program that knows its kind.
struct AttachmentRow: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatClient) private var client
    @Environment(\.openURL) private var openURL
    @State private var isOpening = false

    let options: AttachmentOptions
    private var attachment: ChatMessageAttachment { options.attachment }

    init(_ options: AttachmentOptions) { self.options = options }

    var body: some View {
        Button(action: open) {
            HStack(spacing: 10) {
                sign
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: attachment.kind == .voice ? "Voice message" : attachment.name)
                        .font(appearance.fonts.bodyBold)
                        .lineLimit(1)
                        .truncationMode(.middle)
                    Text(verbatim: detail)
                        .font(appearance.fonts.caption)
                        .opacity(0.8)
                        .lineLimit(1)
                }
            }
            .foregroundColor(appearance.words(of: options.item.row))
            .frame(maxWidth: options.maxWidth, alignment: .leading)
            .fixedSize(horizontal: true, vertical: false)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(AttachmentText.spoken(attachment))
    }

    private var detail: String {
        if isOpening { return "Opening …" }
        if let progress = AttachmentText.progress(attachment) { return "\(Int(progress * 100)) % sent" }
        return AttachmentText.detail(attachment)
    }

    private var sign: some View {
        Image(uiImage: attachment.kind == .voice ? appearance.images.play : image)
            .renderingMode(.template)
            .resizable()
            .frame(width: 20, height: 20)
            .padding(9)
            .background(appearance.words(of: options.item.row).opacity(0.12), in: Circle())
    }

    private var image: UIImage {
        switch attachment.kind {
        case .image: appearance.images.picture
        case .video: appearance.images.video
        case .audio, .voice: appearance.images.sound
        case .file: appearance.images.file
        }
    }

    private func open() {
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
