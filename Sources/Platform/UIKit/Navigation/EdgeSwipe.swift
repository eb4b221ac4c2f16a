import Foundation

/// A drag from the leading edge that goes back, following the finger.
final class EdgeSwipe: UIPanGestureRecognizer {
    private weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// How close to the edge it has to begin.
    private static let reach: CGFloat = 24

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        addHandler { [weak self] in self?.swiped() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, let view else { return }
        let x = touch.location(in: view).x
        if touch.type != .direct || (isMirrored ? view.bounds.width - x : x) > Self.reach { state = .failed }
    }

    private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var progress: CGFloat {
        guard let view, view.bounds.width > 0 else { return 0 }
        return translation(in: view).x * (isMirrored ? -1 : 1) / view.bounds.width
    }

    private func swiped() {
        switch state {
        case .began:
            guard let navigation, navigation.canGoBack else { return state = .failed }
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popInteractively(interaction!)
        case .changed: interaction?.update(progress)
        case .ended:
            let speed = velocity(in: view).x * (isMirrored ? -1 : 1)
            if progress > 0.4 || speed > 500 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }
}
