import ParlorMedia
import ParlorUI
import SwiftUI

/// How far something has played, to be dragged: a waveform where there is one, else a line.
struct PlayingBar: View {
    @Environment(\.layoutDirection) private var direction

    let state: PlayingState
    var waveform: [Float]?
    let color: Color
    let seek: (Double) -> Void

    var body: some View {
        ZStack {
            if let waveform {
                part(WaveformShape(values: waveform, share: state.share, part: .played, isMirrored: isMirrored), 1)
                part(
                    WaveformShape(values: waveform, share: state.share, part: .rest, isMirrored: isMirrored),
                    state.position > 0 ? 0.45 : 1)
            } else {
                part(ProgressLine(share: 1, hasKnob: false, isMirrored: isMirrored), 0.3)
                part(ProgressLine(share: state.share, hasKnob: true, isMirrored: isMirrored), 1)
            }
        }
        .overlay {
            Scrubber(share: state.share, spoken: state.spokenPosition, isEnabled: state.length > 0, seek: seek)
        }
    }

    private func part(_ shape: some Shape, _ opacity: Double) -> some View { shape.fill(color.opacity(opacity)) }

    private var isMirrored: Bool { direction == .rightToLeft }
}

/// The loudness over time, of what has been played or of what has not.
struct WaveformShape: Shape {
    enum Part { case played, rest }

    let values: [Float]
    let share: Double
    let part: Part
    let isMirrored: Bool

    func path(in rect: CGRect) -> Path {
        let step: CGFloat = 4
        let bars = Waveform.bars(values, count: Int(rect.width / step))
        return Path { path in
            for (index, bar) in bars.enumerated() {
                let isPlayed = Double(index) < share * Double(bars.count)
                guard isPlayed == (part == .played) else { continue }
                let height = max(3, rect.height * CGFloat(bar))
                let x = CGFloat(isMirrored ? bars.count - 1 - index : index) * step
                path.addRoundedRect(
                    in: CGRect(x: rect.minX + x, y: rect.midY - height / 2, width: 2.5, height: height),
                    cornerSize: CGSize(width: 1.25, height: 1.25))
            }
        }
    }
}

/// A line over a part of the time, with a knob at its end.
struct ProgressLine: Shape {
    let share: Double
    let hasKnob: Bool
    let isMirrored: Bool

    func path(in rect: CGRect) -> Path {
        let knob: CGFloat = 10
        let end = knob / 2 + (rect.width - knob) * CGFloat(share)
        let x = isMirrored ? rect.maxX - end : rect.minX + end
        return Path { path in
            path.addRoundedRect(
                in: CGRect(
                    x: isMirrored && hasKnob ? x : rect.minX, y: rect.midY - 2, width: hasKnob ? end : rect.width,
                    height: 4),
                cornerSize: CGSize(width: 2, height: 2))
            guard hasKnob else { return }
            path.addEllipse(in: CGRect(x: x - knob / 2, y: rect.midY - knob / 2, width: knob, height: knob))
        }
    }
}
