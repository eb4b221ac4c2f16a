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
                    Text(verbatim: attachment.name)
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
        SymbolImage(appearance.images.file, size: 20)
            .padding(9)
            .background(appearance.words(of: options.item.row).opacity(0.12), in: Circle())
    }

    private func open() {
        guard !isOpening else { return }
        isOpening = true
        Task {
            let copy = await MediaFile.copy(of: attachment, from: client)
            isOpening = false
            if let copy { openURL(copy) }
        }
    }
}
