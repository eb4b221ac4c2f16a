import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// The files that will go out with the message, each with a way to leave it out.
struct AttachmentTray: View {
    @Environment(\.chatAppearance) private var appearance
    @ObservedObject private var viewModel: ComposerViewModel

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(viewModel.tray) { item in
                    TrayChip(item: item) { viewModel.detach(item) }
                }
                ForEach(viewModel.preparing, id: \.self) { name in
                    HStack(spacing: 8) {
                        ProgressView()
                        Text(verbatim: name)
                            .font(appearance.fonts.footnote)
                            .foregroundColor(appearance.colors.textSecondary)
                            .lineLimit(1)
                    }
                    .padding(.horizontal, 12)
                    .frame(height: 52)
                    .background(appearance.colors.surface, in: RoundedRectangle(cornerRadius: 12))
                }
            }
            .padding(.horizontal, 16)
        }
        .frame(height: 52)
        .padding(.top, 10)
    }
}

/// A file of the tray: its picture or sign, name and size.
private struct TrayChip: View {
    @Environment(\.chatAppearance) private var appearance

    let item: TrayItem
    let remove: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            thumbnail
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: item.name)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(appearance.colors.text)
                    .lineLimit(1)
                    .truncationMode(.middle)
                if let detail = item.detail {
                    Text(verbatim: detail)
                        .font(appearance.fonts.caption)
                        .foregroundColor(appearance.colors.textSecondary)
                }
            }
            .frame(width: 140, alignment: .leading)
            SymbolButton(image: appearance.images.close, name: "Remove \(item.name)", size: 12, action: remove)
        }
        .padding(.leading, 6)
        .frame(height: 52)
        .background(appearance.colors.surface, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(appearance.colors.hairline, lineWidth: 1) }
    }

    @ViewBuilder private var thumbnail: some View {
        if item.isPicture, let picture {
            Image(uiImage: picture)
                .resizable()
                .scaledToFill()
                .frame(width: 40, height: 40)
                .clipShape(RoundedRectangle(cornerRadius: 8))
        } else if item.isPicture, case .file(let url) = item.payload.source {
            LoadedPicture(url: url, size: CGSize(width: 40, height: 40)) { appearance.colors.hairline }
                .clipShape(RoundedRectangle(cornerRadius: 8))
        } else {
            SymbolImage(appearance.images.image(of: item.icon), size: 20)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 40, height: 40)
        }
    }

    /// A picture that has no file: it was pasted.
    private var picture: UIImage? {
        guard case .data(let bytes) = item.payload.source else { return nil }
        return UIImage(data: Data(bytes))
    }
}
