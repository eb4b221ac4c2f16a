import Testing

@testable import SwiftUI

/// Transitions that an app writes itself.
@MainActor
@Suite(.serialized)
struct CustomTransitionTests {
    private final class Model: ObservableObject { @Published var isShown = false }

    private struct Screen: View {
        @ObservedObject var model: Model
        let transition: AnyTransition
        var body: some View {
            ZStack { if model.isShown { Box("guest", 10, 10).transition(transition) } }
        }
    }

    private struct Sideways: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.modifier(Shift(amount: phase.isIdentity ? 0 : 40))
        }
    }

    /// Where the guest stands at the start, after a quarter and after all of a second, beside where it comes to rest.
    private func places(_ transition: AnyTransition, animated: Bool = true) -> [CGFloat] {
        let clock = HandClock()
        let model = Model()
        let host = TestHost(width: 100) { Screen(model: model, transition: transition) }
        let rest: CGFloat = 45
        withAnimation(animated ? .linear(duration: 1) : nil) { model.isShown = true }
        host.settle()
        return [0, 0.25, 1].map { wait in
            clock.advance(wait)
            host.settle()
            return (host.boxes["guest"]?.minX ?? -1) - rest
        }
    }

    @Test func modifiersArePlayed() {
        let transition = AnyTransition.modifier(active: Shift(amount: 40), identity: Shift(amount: 0))
        #expect(places(transition) == [40, 30, 0])
    }

    @Test func bodyOfATransitionIsPlayed() {
        #expect(places(AnyTransition(Sideways())) == [40, 30, 0])
    }

    @Test func withoutAnimationItIsThere() {
        #expect(places(AnyTransition(Sideways()), animated: false) == [0, 0, 0])
    }

    @Test func insertionOfTwoIsTheFirst() {
        #expect(places(.asymmetric(insertion: AnyTransition(Sideways()), removal: .opacity)) == [40, 30, 0])
        #expect(places(.asymmetric(insertion: .identity, removal: AnyTransition(Sideways()))) == [0, 0, 0])
    }
}
