/// A transition of the customer's own: what it makes of a view in each phase.
///
/// It plays while the view comes. When it goes, its place in the tree is gone at once, and what is left of it fades.
struct CustomTransition {
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

    /// First this one, then another around it.
    func combined(with other: CustomTransition?) -> CustomTransition {
        guard let other else { return self }
        return CustomTransition { other.apply(apply($0, $1), $1) }
    }
}

@usableFromInline struct CustomTransitionModifier: ViewModifier {
    let transition: AnyTransition
    @State private var arrival = Arrival()
    @State private var hasArrived = false
    @Environment(\.transactionScope) private var scope

    /// How the view comes, which is settled when its body is asked for first.
    @MainActor
    private final class Arrival {
        private(set) var animation: Animation?
        private var isKnown = false

        func decide(_ find: () -> Animation?) {
            guard !isKnown else { return }
            isKnown = true
            animation = find()
        }
    }

    @usableFromInline func body(content: Content) -> some View {
        if let custom = transition.custom {
            let _ = arrival.decide { UpdateScheduler.shared.animationOfChange(in: scope, or: transition.animation) }
            custom.apply(AnyView(content), arrival.animation == nil || hasArrived ? .identity : .willAppear)
                .onAppear {
                    guard let animation = arrival.animation, !hasArrived else { return }
                    withAnimation(animation) { hasArrived = true }
                }
        } else {
            content
        }
    }
}
