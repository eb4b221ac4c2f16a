import UIKit

/// Which of a view's gestures count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture gets along with those of the views inside.
enum GestureRank {
    /// Those inside go first.
    case normal
    /// It goes first.
    case high
    /// All of them count.
    case shared
}

@usableFromInline struct GestureAttachment<G: Gesture>: EffectModifier {
    let gesture: G
    let rank: GestureRank
    let mask: GestureMask

    func makeView() -> UIView? { GestureHostView<G>(gesture, rank) }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        (view as? GestureHostView<G>)?.update(
            gesture, isEnabled: environment.isEnabled && mask.contains(.gesture),
            lendsTouches: mask.contains(.subviews))
    }
}

/// The view whose recognisers watch for a gesture.
final class GestureHostView<G: Gesture>: UIView, UIGestureRecognizerDelegate {
    let run: GestureRun<G.Value>
    private let rank: GestureRank
    private var lendsTouches = true

    init(_ gesture: G, _ rank: GestureRank) {
        run = gesture.makeAnyRun()
        self.rank = rank
        super.init(frame: .zero)
        for recognizer in run.recognizers {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { fatalError("Views are not decoded") }

    func update(_ gesture: G, isEnabled: Bool, lendsTouches: Bool) {
        gesture.updateAny(run)
        self.lendsTouches = lendsTouches
        for recognizer in run.recognizers where recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return lendsTouches ? hit : self
    }

    /// The parts of one gesture never stand in each other's way; exclusive ones wait by themselves.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        rank == .shared || other.view === self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard rank == .high, let view = other.view else { return false }
        return view !== self && view.isDescendant(of: self)
    }
}

extension View {
    /// Adds a gesture; those of the views inside go first.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttachment(gesture: gesture, rank: .normal, mask: mask))
    }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture that goes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttachment(gesture: gesture, rank: .high, mask: mask))
    }
    /// Adds a gesture that counts together with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttachment(gesture: gesture, rank: .shared, mask: mask))
    }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
