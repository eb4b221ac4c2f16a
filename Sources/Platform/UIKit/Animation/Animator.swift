import Foundation
internal import CGtk

/// Moves what is shown toward the model's values, frame by frame. The model changes at once; only the picture lags.
@MainActor enum Animator {
    struct Timing {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        /// nil takes the curve of the options.
        var curve: TimingCurve?

        func progress(_ elapsed: TimeInterval) -> CGFloat {
            (curve ?? options.curve).progress(CGFloat((elapsed - delay) / max(duration, 0.001)))
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
            if let held { return held }
            var elapsed = now - start
            // Rounds after the first wait no more; every second one goes back where the animation reverses.
            if rounds > 1, elapsed > timing.delay {
                let inside = elapsed - timing.delay
                let round = (inside / timing.duration).rounded(.down)
                elapsed = inside - round * timing.duration
                if reverses, Int(round) % 2 == 1 { elapsed = timing.duration - elapsed }
                elapsed += timing.delay
            }
            return span.from + (span.to - span.from) * timing.progress(elapsed)
        }

        func isOver(_ now: TimeInterval) -> Bool {
            held == nil && now - start >= timing.delay + timing.duration * rounds
        }

        /// How often the duration is played, there and back counted as two.
        private lazy var rounds: Double =
            (timing.options.contains(.repeat) ? .infinity : 1) * (timing.options.contains(.autoreverse) ? 2 : 1)
        private lazy var reverses = timing.options.contains(.autoreverse)
        var repeatsForever: Bool { rounds == .infinity }

        func repeats(_ count: CGFloat, _ autoreverses: Bool) {
            reverses = autoreverses
            rounds = max(1, Double(count) * (autoreverses ? 2 : 1))
        }

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
        /// The steps of a keyframe animation; the model is where the last one ends.
        var steps: [Step] = []

        struct Step {
            var start: CGFloat, duration: CGFloat
            var from: UIView.Look, to: UIView.Look
        }

        @MainActor func look(_ view: UIView, _ progress: CGFloat) -> UIView.Look {
            guard !steps.isEmpty else { return from.mixed(with: view.modelLook, progress) }
            var look = from
            for step in steps where progress >= step.start {
                let inside = step.duration > 0 ? min(1, (progress - step.start) / step.duration) : 1
                look = step.from.mixed(with: step.to, inside)
            }
            return look
        }
    }

    static var current: Group?
    private static var flights: [ObjectIdentifier: Flight] = [:]
    private static var groups: [Group] = []
    private static var tick: UInt32 = 0

    @discardableResult
    static func animate(
        _ timing: Timing, settlesWindows: Bool = true, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) -> Group? {
        let driver = AnimationDriver.recording
        guard UIView.areAnimationsEnabled, timing.duration > 0 else {
            animations()
            if let driver { driver.hold { completion?($0) } } else { completion?(true) }
            return nil
        }
        let outer = current, group = Group(timing, completion)
        current = group
        // What layout owes from before is not part of the motion; what the closure makes it owe is.
        animations()
        if settlesWindows { for window in UIWindow.all { window.performLayout() } }
        current = outer
        groups.append(group)
        driver?.hold(group)
        touched = [:]
        wake()
        return group
    }

    static func wake() {
        guard !groups.isEmpty else { return }
        if tick == 0 { tick = g_timeout_add(16, { _ in MainActor.assumeIsolated { Animator.step() } }, nil) }
        _ = step()
    }

    static func record(_ view: UIView) {
        guard let group = current, view.window != nil else { return }
        let id = ObjectIdentifier(view)
        if touched[id] == nil { touched[id] = view.modelLook }
        if flights[id]?.group === group { return }
        flights[id] = Flight(view: view, group: group, from: view.shownLook)
    }

    /// Runs one step of the keyframe animation whose closure runs.
    static func keyframe(_ start: CGFloat, _ duration: CGFloat, _ body: () -> Void) {
        guard let group = current else { return body() }
        let outer = touched
        touched = [:]
        body()
        for window in UIWindow.all { window.performLayout() }
        for (id, from) in touched {
            guard let view = flights[id]?.view, flights[id]?.group === group else { continue }
            let step = Flight.Step(start: start, duration: duration, from: from, to: view.modelLook)
            flights[id]?.steps.append(step)
        }
        touched = outer
    }

    /// The views that the present step changed, with how they looked before it.
    private static var touched: [ObjectIdentifier: UIView.Look] = [:]

    /// The views that a group moves.
    static func views(of group: Group) -> [(view: UIView, from: UIView.Look)] {
        flights.values.compactMap { flight in
            flight.group === group ? flight.view.map { ($0, flight.from) } : nil
        }
    }

    /// Ends a group where its views stand now.
    static func drop(_ group: Group) {
        for (id, flight) in flights where flight.group === group {
            flights[id] = nil
            flight.view?.show(nil)
        }
        groups.removeAll { $0 === group }
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
            // Nothing repeats for a view that nobody can see any more.
            if flight.group.isOver(now) || flight.group.repeatsForever && view.window == nil {
                flights[id] = nil
                view.show(nil)
            } else {
                view.show(flight.look(view, flight.group.progress(now)))
            }
        }
        let flying = Set(flights.values.map { ObjectIdentifier($0.group) })
        let done = groups.filter {
            $0.isOver(now) || $0.repeatsForever && $0.held == nil && !flying.contains(ObjectIdentifier($0))
        }
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
