import UIKit

/// Shows what lies between two values of a node's view while an animation runs.
///
/// Frames, opacity and transforms of views are moved by UIKit. Numbers that only a `body` or a `path(in:)` makes
/// something of are moved here: the node is evaluated in each frame with `animatableData` a bit further.
@MainActor
final class Movement<Value> {
    private struct Way {
        let animation: Animation
        let start: Double
        let value: (Double) -> Value
        /// Whether a later value goes to the same place.
        let leadsTo: (Value) -> Bool
    }

    private weak var node: Node?
    private var way: Way?

    init?(_ node: Node) {
        guard Value.self is any Animatable.Type else { return nil }
        self.node = node
    }

    /// Forgets where it was going.
    func stop() { way = nil }

    /// What to show for a new value: where the movement stands, when one begins or goes on.
    func value(for new: Value, shown: Value) -> Value {
        if let way, way.leadsTo(new) {
            // Only something else in the value has changed.
            self.way = Self.way(from: way.value(0), to: new, animation: way.animation, start: way.start)
            return current ?? new
        }
        way = nil
        guard let node, UIView.areAnimationsEnabled,
            let animation = UpdateScheduler.shared.transaction(for: node).animation
        else { return new }
        way = Self.way(from: shown, to: new, animation: animation, start: FrameClock.shared.now())
        guard way != nil else { return new }
        FrameClock.shared.start(self) { [weak self] in self?.step() ?? false }
        return current ?? new
    }

    /// The value of this moment, nil when nothing moves.
    var current: Value? {
        guard let way else { return nil }
        let elapsed = FrameClock.shared.now() - way.start
        if elapsed >= way.animation.totalDuration {
            self.way = nil
            return way.value(1)
        }
        return way.value(way.animation.progress(after: elapsed))
    }

    private func step() -> Bool {
        guard let node, node.isAlive, way != nil else { return false }
        node.markDirty()
        return true
    }

    private static func way(from old: Value, to new: Value, animation: Animation, start: Double) -> Way? {
        guard let new = new as? any Animatable else { return nil }
        return open(new, from: old, animation, start)
    }

    private static func open<A: Animatable>(_ new: A, from old: Value, _ animation: Animation, _ start: Double) -> Way?
    {
        guard let old = old as? A else { return nil }
        let (from, to) = (old.animatableData, new.animatableData)
        guard from != to else { return nil }
        return Way(
            animation: animation, start: start,
            value: { progress in
                var moved = new
                moved.animatableData = progress == 1 ? to : from.mixed(with: to, progress)
                // `A` is `Value`, which the compiler cannot see through the existential.
                return moved as! Value
            }, leadsTo: { ($0 as? A)?.animatableData == to })
    }
}
