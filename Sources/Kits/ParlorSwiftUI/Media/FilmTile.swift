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
        ZStack(alignment: .bottom) {
            // One button, with one label, before and while it plays: so the keyboard stays with it.
            Button(action: press) { ZStack { picture } }
                .buttonStyle(.plain)
                .accessibilityLabel(
                    "\(item.state.isPlaying ? "Pause" : "Play") \(AttachmentText.spoken(item.attachment))")
            if item.state.isOpen { FilmControls(state: item.state, enlarge: enlarge) { item.seek(to: $0) } }
        }
        .frame(width: size.width, height: size.height)
        .background(Color.black)
        // A film that nobody sees any more is not to be heard either.
        .onDisappear { item.stop() }
    }

    @ViewBuilder private var picture: some View {
        if item.state.isOpen, let player = item.player {
            ZStack {
                FilmSurface(player: player)
                if !item.state.isPlaying { FilmSign() }
            }
            .frame(width: size.width, height: size.height)
            .contentShape(Rectangle())
        } else {
            FilmCover(attachment: item.attachment, state: item.state, size: size)
        }
    }

    /// What cannot be played here is shown large, where it can be saved and opened.
    private func press() {
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
                if let progress {
                    ProgressRing(progress: progress)
                } else {
                    FilmSign(hasFailed: state.phase == .failed)
                }
            }
            .overlay(alignment: .bottomLeading) { playingTime }
            .contentShape(Rectangle())
    }

    private var progress: Double? {
        if case .loading(let progress) = state.phase { return progress }
        return AttachmentText.progress(attachment)
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

/// The sign over a film that stands still.
struct FilmSign: View {
    @Environment(\.chatAppearance) private var appearance

    var hasFailed = false

    var body: some View {
        SymbolImage(hasFailed ? appearance.images.trouble : appearance.images.play, size: 18)
            .foregroundColor(.white)
            .frame(width: 44, height: 44)
            .background(Color.black.opacity(0.5), in: Circle())
    }
}
