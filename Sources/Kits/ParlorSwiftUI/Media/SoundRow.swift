import Parlor
import ParlorMedia
import ParlorUI
import SwiftUI

/// A recording or a voice message: a button that plays it, how far it is, and how long.
struct SoundRow: View {
    @Environment(\.chatPlayback) private var playback
    @Environment(\.chatClient) private var client

    let options: AttachmentOptions

    init(_ options: AttachmentOptions) { self.options = options }

    var body: some View { SoundPlayer(options: options, item: playback.item(options.attachment, client: client)) }
}

private struct SoundPlayer: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatClient) private var client
    @Environment(\.openURL) private var openURL

    let options: AttachmentOptions
    @ObservedObject var item: PlayingItem

    var body: some View {
        HStack(spacing: 10) {
            PlayButton(
                state: item.state, sending: AttachmentText.progress(options.attachment), color: color, toggle: toggle)
            VStack(alignment: .leading, spacing: 2) {
                if options.attachment.kind == .audio {
                    Text(verbatim: options.attachment.name)
                        .font(appearance.fonts.bodyBold)
                        .lineLimit(1)
                        .truncationMode(.middle)
                }
                if item.state.phase == .failed {
                    Text(verbatim: "Opens in another program").font(appearance.fonts.caption)
                } else {
                    line
                }
            }
        }
        .foregroundColor(color)
        .frame(width: min(options.maxWidth, 280), alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(AttachmentText.spoken(options.attachment))
    }

    private var line: some View {
        HStack(spacing: 8) {
            PlayingBar(state: item.state, waveform: waveform, color: color) { item.seek(to: $0) }
                .frame(height: options.attachment.kind == .voice ? 30 : 18)
            Text(verbatim: item.state.time)
                .font(appearance.fonts.caption)
                .monospacedDigit()
                .opacity(0.85)
                .fixedSize()
        }
    }

    private var color: Color { appearance.words(of: options.item.row) }

    /// A voice message whose sender has not measured it has a flat one.
    private var waveform: [Float]? {
        options.attachment.kind == .voice ? options.attachment.waveform ?? [] : nil
    }

    private func toggle() {
        guard item.state.phase == .failed else { return item.toggle(for: options.item.viewModel) }
        Task { if let copy = await MediaFile.copy(of: options.attachment, from: client) { openURL(copy) } }
    }
}
