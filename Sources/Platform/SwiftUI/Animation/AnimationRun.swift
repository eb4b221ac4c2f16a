import UIKit

extension Animation {
    /// Moves what `changes` changes in views.
    @MainActor
    func animate(_ changes: @escaping () -> Void) {
        var options = UIView.AnimationOptions()
        if let repeats {
            if repeats.autoreverses { options.insert(.autoreverse) }
            if repeats.count == .infinity { options.insert(.repeat) }
        }
        let counted = repeats.flatMap { $0.count.isFinite ? $0 : nil }
        let run = {
            guard let counted else { return changes() }
            let rounds = counted.autoreverses ? counted.count / 2 : counted.count
            UIView.modifyAnimations(
                withRepeatCount: CGFloat(rounds), autoreverses: counted.autoreverses, animations: changes)
        }
        switch curve {
        case .spring(let bounce):
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: 1 - max(0, min(bounce, 0.95)),
                initialSpringVelocity: 0, options: options, animations: run)
        case .settling: UIView.animate(withDuration: duration, delay: delay, options: options, animations: run)
        case .bezier(let curve):
            options.insert(curve.option)
            UIView.animate(withDuration: duration, delay: delay, options: options, animations: run)
        }
    }
}

extension UnitCurve {
    /// The closest of UIKit's curves.
    fileprivate var option: UIView.AnimationOptions {
        if self == .linear { return .curveLinear }
        let isSlowAtFirst = start.y < start.x
        let isSlowAtLast = end.y > end.x
        if isSlowAtFirst, isSlowAtLast { return .curveEaseInOut }
        return isSlowAtFirst ? .curveEaseIn : .curveEaseOut
    }
}
