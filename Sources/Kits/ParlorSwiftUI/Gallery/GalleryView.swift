import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// Pictures and films of a conversation, one at a time: arrow keys page, a double click zooms, Escape closes.
///
/// A viewer is dark by day, too: the picture is what shines.
public struct GalleryView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @Environment(\.layoutDirection) private var direction
    @StateObject private var viewModel: GalleryViewModel
    private let dismiss: () -> Void

    static let ground = Color(red: 0.05, green: 0.06, blue: 0.07)

    public init(_ options: GalleryOptions) {
        _viewModel = StateObject(wrappedValue: GalleryViewModel(options.content, client: options.client))
        dismiss = options.dismiss
    }

    public var body: some View {
        VStack(spacing: 0) {
            bar
            GeometryReader { space in
                ZStack {
                    if let entry = viewModel.entry { media(entry, space.size).id(entry.id) }
                    arrows
                    if let note = viewModel.note { noteLabel(note) }
                }
                .frame(width: space.size.width, height: space.size.height)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Self.ground)
        .background(keys)
        .environment(\.chatClient, viewModel.client)
    }

    @ViewBuilder private func media(_ entry: GalleryContent.Entry, _ space: CGSize) -> some View {
        if entry.attachment.kind == .video {
            GalleryFilm(attachment: entry.attachment, space: space, owner: viewModel)
        } else {
            GalleryPicture(attachment: entry.attachment, space: space)
        }
    }

    private var bar: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: author)
                    .font(appearance.fonts.rowTitle)
                    .foregroundColor(.white)
                    .lineLimit(1)
                Text(verbatim: detail)
                    .font(appearance.fonts.caption)
                    .foregroundColor(.white.opacity(0.7))
                    .lineLimit(1)
            }
            Spacer(minLength: 8)
            GalleryButton(image: appearance.images.save, name: "Save") { viewModel.save() }
            GalleryButton(image: appearance.images.close, name: "Close", action: dismiss)
        }
        .padding(.leading, 20)
        .padding(.trailing, 12)
        .frame(height: 64)
    }

    private var arrows: some View {
        HStack {
            let images = appearance.images
            if viewModel.hasPrevious {
                GalleryButton(image: isMirrored ? images.next : images.previous, name: "Previous") {
                    viewModel.page(-1)
                }
            }
            Spacer()
            if viewModel.hasNext {
                GalleryButton(image: isMirrored ? images.previous : images.next, name: "Next") { viewModel.page(1) }
            }
        }
        .padding(.horizontal, 12)
    }

    private func noteLabel(_ note: String) -> some View {
        Text(verbatim: note)
            .font(appearance.fonts.footnote)
            .foregroundColor(.white)
            .padding(.horizontal, 16)
            .padding(.vertical, 7)
            .background(Color(white: 0.2).opacity(0.9), in: Capsule())
            .frame(maxHeight: .infinity, alignment: .bottom)
            .padding(.bottom, 24)
    }

    private var keys: some View {
        Group {
            Button("Previous") { viewModel.page(isMirrored ? 1 : -1) }.keyboardShortcut(.leftArrow, modifiers: [])
            Button("Next") { viewModel.page(isMirrored ? -1 : 1) }.keyboardShortcut(.rightArrow, modifiers: [])
            Button("Close", action: dismiss).keyboardShortcut(.escape, modifiers: [])
        }
        .opacity(0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var isMirrored: Bool { direction == .rightToLeft }

    private var author: String {
        guard let message = viewModel.entry?.message else { return "" }
        return message.isSentByCurrentUser ? "You" : message.author.displayName
    }

    private var detail: String {
        guard let date = viewModel.entry?.message.createdAt else { return "" }
        let position = viewModel.content.position(viewModel.index)
        return "\(utils.times.day(date)), \(utils.times.clock(date)) · \(position)"
    }
}
