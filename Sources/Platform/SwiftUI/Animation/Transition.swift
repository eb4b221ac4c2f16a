import UIKit

/// How a view comes and goes while a change is animated.
public struct AnyTransition: @unchecked Sendable {
    /// How the view looks before it has come, and after it has gone.
    var insertion: Absence
    var removal: Absence
    var animation: Animation?
    /// What is played while the view comes, instead of `insertion`.
    var custom: CustomTransition?

    init(_ insertion: Absence, _ removal: Absence? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
    }

    private init(_ custom: CustomTransition) {
        self.init(Absence(), Absence(opacity: 0))
        self.custom = custom
    }

    /// Comes the way `transition` says, and where it is one of the module's own goes so, too. Others fade when they go.
    public init<T: Transition>(_ transition: T) {
        if let standard = transition as? any StandardTransition {
            self = standard.standard
        } else {
            self.init(
                CustomTransition { view, phase in
                    AnyView(transition.body(content: PlaceholderContentView(content: view), phase: phase))
                })
        }
    }

    public static let identity = AnyTransition(Absence())
    public static let opacity = AnyTransition(Absence(opacity: 0))
    public static let slide = AnyTransition(Absence(edges: [.leading]), Absence(edges: [.trailing]))
    public static let scale = AnyTransition(Absence(scale: 0))

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Absence(edges: [edge])) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Absence(scale: scale, anchor: anchor))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Absence(offset: offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(Absence(opacity: 0, edges: [edge]), Absence(opacity: 0, edges: [edge.opposite]))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion.insertion, removal.removal)
        result.custom = insertion.custom
        return result
    }
    /// Comes from what `active` makes of it to what `identity` does. It fades when it goes.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(
            CustomTransition { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) })
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition(
            insertion.combined(with: other.insertion), removal.combined(with: other.removal))
        result.custom = custom?.combined(with: other.custom) ?? other.custom
        return result
    }
    /// Has the transition take its time from an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

/// How a view looks when it is not there.
struct Absence: Hashable {
    var opacity: Double = 1
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    /// Each moves the view by its own length.
    var edges: [Edge] = []

    var isNothing: Bool { self == Absence() }

    func combined(with other: Absence) -> Absence {
        Absence(
            opacity: opacity * other.opacity, scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            edges: edges + other.edges)
    }

    func transform(size: CGSize) -> CGAffineTransform {
        var shift = CGPoint(x: offset.width, y: offset.height)
        for edge in edges {
            switch edge {
            case .leading: shift.x -= size.width
            case .trailing: shift.x += size.width
            case .top: shift.y -= size.height
            case .bottom: shift.y += size.height
            }
        }
        // UIKit scales about the centre: shift the anchor there and back.
        let pin = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        // Nothing can be drawn with no size at all.
        let factor = max(scale, 0.01)
        return CGAffineTransform(translationX: -pin.x, y: -pin.y)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: pin.x + shift.x, y: pin.y + shift.y))
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

@usableFromInline struct TransitionModifier: EffectModifier {
    let transition: AnyTransition

    func makeView() -> UIView? { TransitionView() }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        guard let view = view as? TransitionView else { return }
        view.transition = transition
        view.scope = environment.transactionScope
    }
}

extension View {
    /// Has the view come and go in a certain way where its coming and going is animated.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(CustomTransitionModifier(transition: t)).modifier(TransitionModifier(transition: t))
    }
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view's content changes into another; here at once.
public struct ContentTransition: Hashable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
    public static let symbolEffect = ContentTransition()
}
