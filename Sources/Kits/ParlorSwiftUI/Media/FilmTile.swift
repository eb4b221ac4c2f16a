import Parlor
import ParlorMedia
import ParlorUI
import SwiftUI

/// A film that plays in its place: its poster with a button, then the film with controls over its lower edge.
struct FilmTile: View {
    @Environment(\.chatPlayback) private var playback
    @Environment(\.chatClient) private var client

    /// A narrower tile has no room for controls; its film plays in the gallery.
    static let leastWidth = 200.0

    let attachment: ChatMessageAttachment
    let size: CGSize
    /// The screen that it plays for.
    let owner: AnyObject
    let enlarge: () -> Void

    var body: some View {
        InlineFilm(
            size: size, owner: owner, enlarge: enlarge, item: playback.item(attachment, client: client))
    }
}

private struct InlineFilm: View {
    let size: CGSize
    let owner: AnyObject
    let enlarge: () -> Void
    @ObservedObject var item: PlayingItem

    var body: some View {
        // One view, whichever of the two it shows: it is left when the tile is.
        ZStack {
            if item.state.isOpen, let player = item.player {
                ZStack(alignment: .bottom) {
                    Color.black
                    FilmSurface(player: player)
                        .onTapGesture { item.toggle(for: owner) }
                    FilmControls(item: item, owner: owner, enlarge: enlarge)
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel(AttachmentText.spoken(item.attachment))
            } else {
                Button(action: start) { FilmCover(attachment: item.attachment, state: item.state, size: size) }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Play \(AttachmentText.spoken(item.attachment))")
            }
        }
        .frame(width: size.width, height: size.height)
        // A film that nobody sees any more is not to be heard either.
        .onDisappear { item.stop() }
    }

    /// What cannot be played here is shown large, where it can be saved and opened.
    private func start() {
        if item.state.phase == .failed { enlarge() } else { item.toggle(for: owner) }
    }
}

/// The poster of a film with the sign to play it, or how far it has come.
struct FilmCover: View {
    @Environment(\.chatAppearance) private var appearance

    let attachment: ChatMessageAttachment
    var state = PlayingState()
    let size: CGSize

    var body: some View {
        FilmPoster(attachment: attachment, size: size)
            .overlay {
                if let progress { ProgressRing(progress: progress) } else { sign }
            }
            .overlay(alignment: .bottomLeading) { playingTime }
            .contentShape(Rectangle())
    }

    private var progress: Double? {
        if case .loading(let progress) = state.phase { return progress }
        return AttachmentText.progress(attachment)
    }

    private var sign: some View {
        SymbolImage(state.phase == .failed ? appearance.images.trouble : appearance.images.play, size: 18)
            .foregroundColor(.white)
            .frame(width: 44, height: 44)
            .background(Color.black.opacity(0.5), in: Circle())
    }

    @ViewBuilder private var playingTime: some View {
        if let duration = attachment.duration {
            Text(verbatim: PlayingTime.text(duration))
                .font(appearance.fonts.captionBold)
                .foregroundColor(.white)
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(Color.black.opacity(0.5), in: Capsule())
                .padding(6)
        }
    }
}
