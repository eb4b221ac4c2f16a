import Foundation

/// Settles which of several recognisers has a touch: the first to recognise, deepest view first, unless two agree to share.
@MainActor enum GestureArena {
    /// The recognisers for a press on a view, its own first.
    static func recognizers(for view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var current: UIView? = view
        var controlBelow = false
        while let candidate = current {
            for recognizer in candidate.interaction?.gestureRecognizers ?? [] where recognizer.isEnabled {
                // Hovering is no claim on a press.
                if recognizer is UIHoverGestureRecognizer { continue }
                // Hovering goes on during a press and claims nothing.
                if recognizer is UIHoverGestureRecognizer { continue }
                // A button keeps its clicks from the tap recognisers of what it stands on.
                if controlBelow, recognizer is UITapGestureRecognizer { continue }
                found.append(recognizer)
            }
            if let control = candidate as? UIControl, control.isEnabled { controlBelow = true }
            current = candidate.superview
        }
        return found
    }

    private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizer.touches.first?.gestureRecognizers?.filter { $0 !== recognizer } ?? []
    }

    private static func share(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
            || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
    }

    static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { rival in
            rival.hasClaimed && rival.canPrevent(recognizer) && recognizer.canBePrevented(by: rival)
                && !share(recognizer, rival)
        }
    }

    static func didBegin(_ recognizer: UIGestureRecognizer) {
        for rival in rivals(of: recognizer)
        where rival.state == .possible && !rival.touches.isEmpty && recognizer.canPrevent(rival)
            && !share(recognizer, rival)
        {
            rival.state = .failed
        }
    }

    static func didFail(_ recognizer: UIGestureRecognizer) {
        var all = rivals(of: recognizer)
        if let view = recognizer.view { all += view.interaction?.gestureRecognizers.filter { !all.contains($0) } ?? [] }
        for rival in all where rival.requirements.contains(where: { $0.value === recognizer }) {
            rival.requirementFailed()
        }
    }
}
