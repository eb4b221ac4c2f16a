import Foundation

/// Groups changes of layers. Layers here do not animate by themselves, so it carries a duration for explicit animations
/// and a closure for the end.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var completion: (() -> Void)?
        var disablesActions = false
        var timing: CAMediaTimingFunction?
        var latest: CFTimeInterval = 0
    }

    private static var levels: [Level] = []

    public class func begin() { levels.append(Level()) }

    public class func commit() {
        guard let level = levels.popLast() else { return }
        guard let completion = level.completion else { return }
        let delay = UIView.areAnimationsEnabled && !level.disablesActions ? level.latest : 0
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { completion() } }
    }

    public class func flush() { Flush.now() }

    public class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].duration = dur
        levels[levels.count - 1].latest = dur
    }

    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].completion = block
    }

    public class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

    public class func setDisableActions(_ flag: Bool) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].disablesActions = flag
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].timing = function
    }

    public class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }
}
