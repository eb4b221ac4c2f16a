import Parlor
import ParlorMedia
import ParlorUI
import SwiftUI

/// A film as large as the window allows. It plays at once, and stops when it is left; a click or Space pauses.
struct GalleryFilm: View {
    @Environment(\.chatPlayback) private var playback
    @Environment(\.chatClient) private var client

    let attachment: ChatMessageAttachment
    let space: CGSize
    /// The screen that it plays for.
    let owner: AnyObject

    var body: some View {
        LargeFilm(space: space, owner: owner, item: playback.item(attachment, client: client))
    }
}

private struct LargeFilm: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatClient) private var client
    @Environment(\.openURL) private var openURL

    let space: CGSize
    let owner: AnyObject
    @ObservedObject var item: PlayingItem

    var body: some View {
        VStack(spacing: 8) {
            picture
            if item.state.phase == .failed {
                PillButton(title: "Open with another program", action: openElsewhere)
            } else {
                FilmControls(state: item.state, toggle: { item.toggle(for: owner) }, seek: { item.seek(to: $0) })
                    .padding(.horizontal, 12)
                    .frame(maxWidth: 640)
            }
        }
        .padding(.bottom, 12)
        .frame(width: space.width, height: space.height)
        .background {
            Button("Play or pause") { item.toggle(for: owner) }
                .keyboardShortcut(.space, modifiers: [])
                .opacity(0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(AttachmentText.spoken(item.attachment))
        .onAppear { item.play(for: owner) }
        .onDisappear { item.stop() }
    }

    @ViewBuilder private var picture: some View {
        if item.state.isOpen, let player = item.player {
            FilmSurface(player: player)
                .onTapGesture { item.toggle(for: owner) }
        } else {
            FilmCover(attachment: item.attachment, state: item.state, size: coverSize)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .onTapGesture { item.toggle(for: owner) }
                .frame(maxHeight: .infinity)
        }
    }

    private var coverSize: CGSize {
        let (width, height) = (Double(item.attachment.width ?? 16), Double(item.attachment.height ?? 9))
        let room = CGSize(width: max(64, space.width - 32), height: max(64, space.height - 96))
        let scale = min(room.width / max(width, 1), room.height / max(height, 1))
        return CGSize(width: width * scale, height: height * scale)
    }

    private func openElsewhere() {
        Task { if let copy = await MediaFile.copy(of: item.attachment, from: client) { openURL(copy) } }
    }
}
