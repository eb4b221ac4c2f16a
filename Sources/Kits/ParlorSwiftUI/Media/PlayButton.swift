import ParlorMedia
import ParlorUI
import SwiftUI
import UIKit

/// The round button that plays and pauses; while something is on its way, a ring around tells how far.
struct PlayButton: View {
    @Environment(\.chatAppearance) private var appearance
    @ScaledMetric private var scale = 1.0

    let state: PlayingState
    /// How far it is on its way out, `0...1`; nil once it is there.
    var sending: Double?
    let color: Color
    var size = 36.0
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            SymbolImage(image, size: size * 0.45)
                .foregroundColor(color)
                .frame(width: size * scale, height: size * scale)
                .background(color.opacity(0.14), in: Circle())
                .overlay { if let share { PlayRing(share: share, color: color) } }
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .disabled(sending != nil)
        .accessibilityLabel(state.isPlaying ? "Pause" : "Play")
    }

    private var image: UIImage {
        switch state.phase {
        case .playing: appearance.images.pause
        case .loading: appearance.images.close
        case .idle, .paused: appearance.images.play
        case .failed: appearance.images.trouble
        }
    }

    private var share: Double? {
        if let sending { return sending }
        if case .loading(let progress) = state.phase { return progress }
        return nil
    }
}

/// A part of a circle, from the top clockwise.
struct PlayRing: View {
    let share: Double
    let color: Color

    var body: some View {
        // An outline begins at the right.
        Circle()
            .rotation(.degrees(-90))
            .trim(from: 0, to: max(0.04, share))
            .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            .padding(1.25)
    }
}
