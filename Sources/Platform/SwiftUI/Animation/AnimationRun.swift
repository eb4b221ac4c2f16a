import UIKit

extension Animation {
    /// Moves what `changes` changes in views.
    ///
    /// - Parameter settlesWindows: Whether the layout that the changes ask for is part of them. In the middle of a
    ///   layout it is not: views would be laid out that have not been placed yet.
    @MainActor
    func animate(
        settlesWindows: Bool = true, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
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
        var damping: CGFloat?
        switch curve {
        case .spring(let bounce): damping = 1 - max(0, min(bounce, 0.95))
        case .settling: break
        case .bezier(let curve): options.insert(curve.option)
        }
        UIView.animate(
            withDuration: duration, delay: delay, springDamping: damping, options: options,
            settlesWindows: settlesWindows, animations: run, completion: completion)
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
