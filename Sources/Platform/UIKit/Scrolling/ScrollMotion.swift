import Foundation
internal import CGtk

/// Moves a scroll view over time: gliding to a place, or slowing down after a fling.
@MainActor package final class ScrollMotion {
    private unowned let view: UIScrollView
    private var tick: UInt32 = 0
    private var lastTime: TimeInterval = 0
    private var kind: Kind?

    private enum Kind {
        case glide(from: CGPoint, target: () -> CGPoint, start: TimeInterval)
        case fling(velocity: CGPoint)
    }

    private static let glideTime: TimeInterval = 0.2
    /// The speed falls by this factor in a second.
    private static let friction: CGFloat = 0.02

    init(_ view: UIScrollView) { self.view = view }

    package var isMoving: Bool { kind != nil }

    /// Glides to a place that may itself move: rows on the way are measured as they appear.
    func glide(to target: @escaping () -> CGPoint) {
        kind = .glide(from: view.contentOffset, target: target, start: PointerInput.now)
        start()
    }

    /// Where a fling would end.
    func restingPlace(_ velocity: CGPoint) -> CGPoint {
        // The integral of a speed that falls by `friction` in a second.
        let reach = -1 / log(Self.friction)
        return CGPoint(x: view.contentOffset.x + velocity.x * reach, y: view.contentOffset.y + velocity.y * reach)
    }

    func fling(_ velocity: CGPoint) {
        guard UIView.areAnimationsEnabled else { return }
        kind = .fling(velocity: velocity)
        view.isDecelerating = true
        start()
    }

    /// A notch of the wheel: notches in succession add up.
    func nudge(by step: CGPoint) -> Bool {
        var goal = view.contentOffset
        if case .glide(_, let target, _) = kind { goal = target() }
        let end = view.clamped(CGPoint(x: goal.x + step.x, y: goal.y + step.y))
        guard end != view.contentOffset else { return false }
        glide { end }
        return true
    }

    package func stop() {
        kind = nil
        view.isDecelerating = false
    }

    private func start() {
        lastTime = PointerInput.now
        guard tick == 0 else { return }
        let context = Unmanaged.passRetained(self).toOpaque()
        tick = g_timeout_add_full(
            G_PRIORITY_DEFAULT, 8,
            { context in
                MainActor.assumeIsolated {
                    Unmanaged<ScrollMotion>.fromOpaque(context!).takeUnretainedValue().step() ? 1 : 0
                }
            }, context, { Unmanaged<ScrollMotion>.fromOpaque($0!).release() })
    }

    private func step() -> Bool {
        let now = PointerInput.now
        let elapsed = CGFloat(now - lastTime)
        lastTime = now
        switch kind {
        case .glide(let from, let target, let start):
            let t = CGFloat(min(1, (now - start) / Self.glideTime)), eased = 1 - pow(1 - t, 3), end = target()
            view.contentOffset = CGPoint(x: from.x + (end.x - from.x) * eased, y: from.y + (end.y - from.y) * eased)
            if t >= 1 {
                kind = nil
                view.delegate?.scrollViewDidEndScrollingAnimation(view)
            }
        case .fling(var velocity):
            let offset = CGPoint(
                x: view.contentOffset.x + velocity.x * elapsed, y: view.contentOffset.y + velocity.y * elapsed)
            let inside = view.clamped(offset)
            view.contentOffset = inside
            let slowing = pow(Self.friction, elapsed)
            velocity = CGPoint(x: velocity.x * slowing, y: velocity.y * slowing)
            if hypot(velocity.x, velocity.y) < 12 || inside != offset {
                stop()
                view.delegate?.scrollViewDidEndDecelerating(view)
            } else {
                kind = .fling(velocity: velocity)
            }
        case nil: break
        }
        if kind == nil { tick = 0 }
        return kind != nil
    }
}
