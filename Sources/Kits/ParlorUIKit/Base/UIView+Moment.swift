extension UIView {
    /// Shows the view for so many seconds. Then it fades, or goes at once where the desktop asks for no motion.
    func show(forSeconds seconds: TimeInterval, fading: TimeInterval) {
        alpha = 1
        guard !UIView.areAnimationsEnabled else {
            UIView.animate(
                withDuration: fading, delay: seconds, options: .curveEaseOut,
                animations: { [weak self] in self?.alpha = 0 })
            return
        }
        _ = Timer.scheduledTimer(withTimeInterval: seconds + fading / 2, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.alpha = 0 }
        }
    }
}
