import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// The files that will go out with the message, each with a way to leave it out.
struct AttachmentTray: View {
    @Environment(\.chatAppearance) private var appearance

    let files: [AttachmentPayload]
    let remove: (AttachmentPayload) -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(files, id: \.self) { file in chip(file) }
            }
            .padding(.horizontal, 16)
        }
        .frame(height: 52)
        .padding(.top, 10)
    }

    private func chip(_ file: AttachmentPayload) -> some View {
        HStack(spacing: 8) {
            thumbnail(file)
            Text(verbatim: file.name)
                .font(appearance.fonts.footnote)
                .foregroundColor(appearance.colors.text)
                .lineLimit(1)
                .truncationMode(.middle)
                .frame(width: 150, alignment: .leading)
            Button {
                remove(file)
            } label: {
                Image(uiImage: appearance.images.close)
                    .renderingMode(.template)
                    .resizable()
                    .frame(width: 12, height: 12)
                    .foregroundColor(appearance.colors.textSecondary)
                    .padding(8)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Remove \(file.name)")
        }
        .padding(.leading, 6)
        .frame(height: 52)
        .background(appearance.colors.surface, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(appearance.colors.hairline, lineWidth: 1) }
    }

    @ViewBuilder private func thumbnail(_ file: AttachmentPayload) -> some View {
        if file.kind == .image, case .file(let url) = file.source {
            LoadedPicture(url: url, size: CGSize(width: 40, height: 40)) { appearance.colors.hairline }
                .clipShape(RoundedRectangle(cornerRadius: 8))
        } else {
            Image(uiImage: appearance.images.file)
                .renderingMode(.template)
                .resizable()
                .frame(width: 20, height: 20)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 40, height: 40)
        }
    }
}
