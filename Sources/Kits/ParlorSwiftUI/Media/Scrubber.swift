import SwiftUI
import UIKit

/// A slider over something that is drawn elsewhere: takes the pointer and the keyboard, and speaks of the position.
struct Scrubber: UIViewRepresentable {
    let share: Double
    let spoken: String
    let isEnabled: Bool
    let seek: (Double) -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> ScrubberView {
        let slider = ScrubberView()
        slider.accessibilityLabel = "Position"
        slider.addAction(
            UIAction { [weak slider, coordinator = context.coordinator] _ in
                if let slider { coordinator.seek(Double(slider.value)) }
            }, for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: ScrubberView, context: Context) {
        context.coordinator.seek = seek
        slider.isEnabled = isEnabled
        slider.value = Float(share)
        slider.accessibilityValue = spoken
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ScrubberView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 28))
    }

    @MainActor final class Coordinator { var seek: (Double) -> Void = { _ in } }
}

/// A slider without a look of its own.
final class ScrubberView: UISlider {
    override init(frame: CGRect) {
        super.init(frame: frame)
        minimumTrackTintColor = .clear
        maximumTrackTintColor = .clear
        setThumbImage(UIImage(), for: .normal)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Half a knob wider than the slider at each end, so that a press goes exactly where the pointer is.
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        let knob = super.thumbRect(forBounds: bounds, trackRect: bounds, value: 0).width
        return super.trackRect(forBounds: bounds).insetBy(dx: -knob / 2 - 2, dy: 0)
    }
}
