import UIKit

/// How a view comes and goes while a change is animated. Every transition but `identity` fades; movements are left out.
public struct AnyTransition: Sendable {
    let fades: Bool

    public static let opacity = AnyTransition(fades: true)
    public static let slide = AnyTransition(fades: true)
    public static let scale = AnyTransition(fades: true)
    public static let identity = AnyTransition(fades: false)
    public static func move(edge: Edge) -> AnyTransition { .opacity }
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .opacity }
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .opacity }
    public static func push(from edge: Edge) -> AnyTransition { .opacity }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(fades: fades || other.fades) }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

struct TransitionModifier: EffectModifier {
    let transition: AnyTransition

    func makeView() -> UIView? { TransitionView() }

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        (view as? TransitionView)?.fades = transition.fades
    }
}

/// Fades in when it is put into a container by an animated change, and out when it is taken from one.
final class TransitionView: UIView {
    var fades = true

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, fades, LayoutRoot.isAnimating else { return }
        UIView.performWithoutAnimation { alpha = 0 }
        alpha = 1
    }

    /// Answers whether it stays a moment longer to fade.
    func leave() -> Bool {
        guard fades, LayoutRoot.isAnimating else { return false }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Animation.standardDuration, animations: { self.alpha = 0 }) { _ in
            self.removeFromSuperview()
        }
        return true
    }
}

extension View {
    /// Fades the view in and out where its coming and going is animated.
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view's content changes into another; here at once.
public struct ContentTransition: Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}
