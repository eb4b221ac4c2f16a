import Foundation
internal import CGtk

/// Moves what is shown toward the model's values, frame by frame. The model changes at once; only the picture lags.
@MainActor enum Animator {
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval
        var options: UIView.AnimationOptions
        var damping: CGFloat?

        func progress(_ elapsed: TimeInterval) -> CGFloat {
            let t = CGFloat(max(0, min(1, (elapsed - delay) / max(duration, 0.001))))
            if let damping {
                guard t < 1 else { return 1 }
                let decay = exp(-6 * t)
                return damping >= 1 ? 1 - decay * (1 + 6 * t) : 1 - decay * cos(t * 10 * (1 - damping))
            }
            if options.contains(.curveLinear) { return t }
            if options.contains(.curveEaseIn) { return t * t * t }
            // Ease-out is the house's motion, and what `animate` without options gives.
            return 1 - pow(1 - t, 3)
        }
    }

    /// An `animate` call: it completes when the last of its views arrives.
    final class Group {
        let timing: Timing
        private(set) var start = PointerInput.now
        var completion: ((Bool) -> Void)?
        /// The progress that a finger holds it at.
        var held: CGFloat?
        private var span: (from: CGFloat, to: CGFloat) = (0, 1)

        init(_ timing: Timing, _ completion: ((Bool) -> Void)?) {
            self.timing = timing
            self.completion = completion
        }

        func progress(_ now: TimeInterval) -> CGFloat {
            held ?? span.from + (span.to - span.from) * timing.progress(now - start)
        }

        func isOver(_ now: TimeInterval) -> Bool { held == nil && now - start >= timing.delay + timing.duration }

        /// Goes on by itself, forwards or back.
        func release(to end: CGFloat) {
            span = (held ?? 0, end)
            held = nil
            start = PointerInput.now
        }
    }

    private struct Flight {
        weak var view: UIView?
        let group: Group
        let from: UIView.Look
    }

    static var current: Group?
    private static var flights: [ObjectIdentifier: Flight] = [:]
    private static var groups: [Group] = []
    private static var tick: UInt32 = 0

    static func animate(_ timing: Timing, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        let driver = AnimationDriver.recording
        guard UIView.areAnimationsEnabled, timing.duration > 0 else {
            animations()
            if let driver { driver.hold { completion?($0) } } else { completion?(true) }
            return
        }
        let outer = current, group = Group(timing, completion)
        current = group
        // What layout owes from before is not part of the motion; what the closure makes it owe is.
        animations()
        for window in UIWindow.all { window.performLayout() }
        current = outer
        groups.append(group)
        driver?.hold(group)
        wake()
    }

    static func wake() {
        guard !groups.isEmpty else { return }
        if tick == 0 { tick = g_timeout_add(16, { _ in MainActor.assumeIsolated { Animator.step() } }, nil) }
        _ = step()
    }

    static func record(_ view: UIView) {
        guard let group = current, view.window != nil else { return }
        let id = ObjectIdentifier(view)
        if flights[id]?.group === group { return }
        flights[id] = Flight(view: view, group: group, from: view.shownLook)
    }

    static func cancel(_ view: UIView) {
        flights[ObjectIdentifier(view)] = nil
        view.show(nil)
    }

    private static func step() -> gboolean {
        let now = PointerInput.now
        for (id, flight) in flights {
            guard let view = flight.view else {
                flights[id] = nil
                continue
            }
            if flight.group.isOver(now) {
                flights[id] = nil
                view.show(nil)
            } else {
                view.show(flight.from.mixed(with: view.modelLook, flight.group.progress(now)))
            }
        }
        let done = groups.filter { $0.isOver(now) }
        groups.removeAll { group in done.contains { $0 === group } }
        for group in done { group.completion?(true) }
        guard flights.isEmpty, groups.isEmpty else { return 1 }
        tick = 0
        return 0
    }
}

extension UIView {
    /// What can be animated.
    struct Look {
        var geometry: ShownGeometry
        var alpha: CGFloat
        var background: RGBA?

        func mixed(with end: Look, _ f: CGFloat) -> Look {
            func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
            let a = geometry, b = end.geometry
            return Look(
                geometry: ShownGeometry(
                    bounds: CGRect(
                        x: mix(a.bounds.minX, b.bounds.minX), y: mix(a.bounds.minY, b.bounds.minY),
                        width: mix(a.bounds.width, b.bounds.width), height: mix(a.bounds.height, b.bounds.height)),
                    center: CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y)),
                    transform: CGAffineTransform(
                        a: mix(a.transform.a, b.transform.a), b: mix(a.transform.b, b.transform.b),
                        c: mix(a.transform.c, b.transform.c), d: mix(a.transform.d, b.transform.d),
                        tx: mix(a.transform.tx, b.transform.tx), ty: mix(a.transform.ty, b.transform.ty))),
                alpha: mix(alpha, end.alpha),
                background: (background ?? end.background?.withAlpha(0)).flatMap { start in
                    (end.background ?? start.withAlpha(0)).mixed(with: start, 1 - f)
                })
        }
    }

    var modelLook: Look {
        Look(
            geometry: ShownGeometry(bounds: storedBounds, center: storedCenter, transform: storedTransform),
            alpha: storedAlpha, background: storedBackgroundColor.map(rgba))
    }

    var shownLook: Look {
        var look = modelLook
        if let presentation {
            look.geometry = presentation.geometry ?? look.geometry
            look.alpha = presentation.alpha ?? look.alpha
            look.background = presentation.backgroundColor ?? look.background
        }
        return look
    }

    func show(_ look: Look?) {
        presentation = look.map {
            PresentationValues(geometry: $0.geometry, alpha: $0.alpha, backgroundColor: $0.background)
        }
        superview?.childrenMoved()
        childrenMoved()
        queueDraw()
    }
}
