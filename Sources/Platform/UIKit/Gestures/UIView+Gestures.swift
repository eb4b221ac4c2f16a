extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.remove(recognizer)
        recognizer.view = self
        ensureInteraction().gestureRecognizers.append(recognizer)
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        interaction?.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in interaction?.gestureRecognizers ?? [] { remove(old) }
        for new in recognizers { attach(new) }
    }

    var hoverRecognizers: [UIHoverGestureRecognizer] {
        interaction?.gestureRecognizers.compactMap { $0 as? UIHoverGestureRecognizer } ?? []
    }
}
