import Foundation

/// Darkens what lies behind something presented.
final class DimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(light: 0x0B0E12, dark: 0x000000, lightAlpha: 0.32, darkAlpha: 0.56)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Comes or goes along with the transition of a controller.
    func fade(in isShown: Bool, along coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let coordinator else {
            alpha = isShown ? 1 : 0
            return
        }
        if isShown { alpha = 0 }
        coordinator.animate(
            alongsideTransition: { _ in self.alpha = isShown ? 1 : 0 },
            completion: { context in if context.isCancelled { self.alpha = isShown ? 0 : 1 } })
    }
}
