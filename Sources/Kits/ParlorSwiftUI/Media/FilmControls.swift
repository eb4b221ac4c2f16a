import ParlorMedia
import ParlorUI
import SwiftUI
import UIKit

/// What stands over the lower edge of a film: how far it is, to be dragged, and a button.
struct FilmControls: View {
    @Environment(\.chatAppearance) private var appearance

    let state: PlayingState
    /// Plays and pauses; nil where a press on the film does.
    var toggle: (() -> Void)?
    /// Nil where it is large already.
    var enlarge: (() -> Void)?
    let seek: (Double) -> Void

    var body: some View {
        HStack(spacing: 4) {
            if let toggle {
                let images = appearance.images
                button(state.isPlaying ? images.pause : images.play, state.isPlaying ? "Pause" : "Play", toggle)
            }
            PlayingBar(state: state, color: .white, seek: seek)
                .frame(height: 28)
                .padding(.leading, toggle == nil ? 8 : 0)
            Text(verbatim: time)
                .font(appearance.fonts.captionBold)
                .monospacedDigit()
                .foregroundColor(.white)
                .fixedSize()
                .padding(.horizontal, 4)
            if let enlarge { button(appearance.images.enlarge, "Full screen", enlarge) }
        }
        .padding(.horizontal, 4)
        .padding(.top, 20)
        .background { if enlarge != nil { shade } }
    }

    /// Words and lines are white, as a film may be too.
    private var shade: some View {
        LinearGradient(
            stops: [
                .init(color: .black.opacity(0), location: 0), .init(color: .black.opacity(0.55), location: 0.45),
                .init(color: .black.opacity(0.75), location: 1),
            ], startPoint: .top, endPoint: .bottom)
    }

    private var time: String {
        guard enlarge == nil, state.position > 0 else { return state.time }
        return "\(PlayingTime.text(seconds: state.position)) / \(PlayingTime.text(seconds: state.length))"
    }

    private func button(_ image: UIImage, _ name: String, _ action: @escaping () -> Void) -> some View {
        Button(action: action) {
            SymbolImage(image, size: 14)
                .foregroundColor(.white)
                .frame(width: 32, height: 32)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}
