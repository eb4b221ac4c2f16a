import ParlorMedia
import ParlorUI
import SwiftUI
import UIKit

/// What stands over the lower edge of a film: play and pause, how far it is, and a way to see it large.
struct FilmControls: View {
    @Environment(\.chatAppearance) private var appearance

    @ObservedObject var item: PlayingItem
    let owner: AnyObject
    /// Nil where it is large already.
    var enlarge: (() -> Void)?

    var body: some View {
        HStack(spacing: 4) {
            button(
                item.state.isPlaying ? appearance.images.pause : appearance.images.play,
                item.state.isPlaying ? "Pause" : "Play"
            ) { item.toggle(for: owner) }
            PlayingBar(state: item.state, color: .white) { item.seek(to: $0) }
                .frame(height: 28)
            Text(verbatim: item.state.time)
                .font(appearance.fonts.captionBold)
                .monospacedDigit()
                .foregroundColor(.white)
                .fixedSize()
                .padding(.horizontal, 4)
            if let enlarge { button(appearance.images.enlarge, "Full screen", enlarge) }
        }
        .padding(.horizontal, 4)
        .padding(.top, 10)
        .background(
            LinearGradient(colors: [.black.opacity(0), .black.opacity(0.65)], startPoint: .top, endPoint: .bottom))
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
