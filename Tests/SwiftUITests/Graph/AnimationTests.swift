import Testing

@testable import SwiftUI

@MainActor
private final class Handle { var run: () -> Void = {} }

@MainActor
@Suite(.serialized)
struct AnimationTests {
    private struct Meter: View {
        let handle: Handle
        let animation: Animation?
        @State private var value = 0.0
        var body: some View {
            handle.run = { withAnimation(animation) { value += 100 } }
            return Bar(value: value)
        }
    }

    @Test func animatableViewGoesThroughWhatLiesBetween() {
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Meter(handle: handle, animation: .linear(duration: 1)) }
        handle.run()
        host.settle()
        #expect(host.texts == ["0"])
        clock.advance(0.25)
        host.settle()
        #expect(host.texts == ["25"])
        clock.advance(0.5)
        host.settle()
        #expect(host.texts == ["75"])
        clock.advance(0.5)
        host.settle()
        #expect(host.texts == ["100"])
        GraphStatistics.reset()
        clock.advance(1)
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
    }

    @Test func withoutAnimationItIsThereAtOnce() {
        _ = HandClock()
        let handle = Handle()
        let host = TestHost { Meter(handle: handle, animation: nil) }
        handle.run()
        host.settle()
        #expect(host.texts == ["100"])
    }

    @Test func newTargetStartsFromWhereItIs() {
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Meter(handle: handle, animation: .linear(duration: 1)) }
        handle.run()
        host.settle()
        clock.advance(0.5)
        host.settle()
        handle.run()
        host.settle()
        #expect(host.texts == ["50"])
        clock.advance(0.5)
        host.settle()
        #expect(host.texts == ["125"])
        clock.advance(0.6)
        host.settle()
        #expect(host.texts == ["200"])
    }

    @Test func delayWaits() {
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Meter(handle: handle, animation: .linear(duration: 1).delay(2)) }
        handle.run()
        host.settle()
        clock.advance(1.5)
        host.settle()
        #expect(host.texts == ["0"])
        clock.advance(1)
        host.settle()
        #expect(host.texts == ["50"])
    }

    @Test func valueModifierAnimatesItsChangesOnly() {
        struct Screen: View {
            let handle: Handle
            @State private var animated = 0.0
            @State private var plain = 0.0
            var body: some View {
                handle.run = { plain += 10 }
                return Bar(value: animated + plain).animation(.linear(duration: 1), value: animated)
            }
        }
        _ = HandClock()
        let handle = Handle()
        let host = TestHost { Screen(handle: handle) }
        handle.run()
        host.settle()
        #expect(host.texts == ["10"])
    }

    @Test func animatableModifierMoves() {
        struct Screen: View {
            let handle: Handle
            @State private var amount: CGFloat = 0
            var body: some View {
                handle.run = { withAnimation(.linear(duration: 1)) { amount = 40 } }
                return Box("a", 10, 10).modifier(Shift(amount: amount))
            }
        }
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Screen(handle: handle) }
        let start = host.boxes["a"]!.minX
        handle.run()
        host.settle()
        clock.advance(0.5)
        host.settle()
        #expect(host.boxes["a"]!.minX == start + 20)
        clock.advance(0.6)
        host.settle()
        #expect(host.boxes["a"]!.minX == start + 40)
    }

    @Test func viewThatLeavesStopsMoving() {
        struct Screen: View {
            let handle: Handle
            @State private var value = 0.0
            @State private var isShown = true
            var body: some View {
                handle.run = {
                    if value == 0 { withAnimation(.linear(duration: 1)) { value = 100 } } else { isShown = false }
                }
                return VStack { if isShown { Bar(value: value) } }
            }
        }
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Screen(handle: handle) }
        handle.run()
        host.settle()
        handle.run()
        host.settle()
        GraphStatistics.reset()
        clock.advance(0.5)
        host.settle()
        #expect(GraphStatistics.evaluations == 0)
        #expect(host.texts.isEmpty)
    }

    // MARK: Curves

    nonisolated static let ending: [Animation] = [
        .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy, .interactiveSpring(),
        .timingCurve(0.2, 0.8, 0.4, 1), .spring(response: 0.4, dampingFraction: 0.5),
        .interpolatingSpring(stiffness: 100, damping: 10), .easeIn(duration: 2).delay(1), .linear.speed(2),
    ]

    @Test(arguments: ending)
    func startsAtNothingAndEndsAtAll(animation: Animation) {
        #expect(animation.progress(after: 0) == 0)
        #expect(animation.progress(after: animation.totalDuration) == 1)
        let late = animation.progress(after: animation.totalDuration * 0.97)
        #expect(abs(late - 1) < 0.12)
    }

    @Test func linearIsEven() {
        #expect(abs(Animation.linear(duration: 2).progress(after: 0.5) - 0.25) < 0.001)
    }

    @Test func easingIsSlowWhereItSays() {
        #expect(Animation.easeIn(duration: 1).progress(after: 0.2) < 0.15)
        #expect(Animation.easeOut(duration: 1).progress(after: 0.2) > 0.25)
        #expect(abs(Animation.easeInOut(duration: 1).progress(after: 0.5) - 0.5) < 0.01)
    }

    @Test func bouncingSpringOvershoots() {
        let animation = Animation.spring(duration: 1, bounce: 0.5)
        let values = (0...100).map { animation.progress(after: Double($0) / 100 * animation.duration) }
        #expect(values.max()! > 1.02)
        let calm = Animation.spring(duration: 1, bounce: 0)
        #expect((0...100).allSatisfy { calm.progress(after: Double($0) / 100) <= 1.001 })
    }

    @Test func repeatingGoesThereAndBack() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(animation.totalDuration == 3)
        #expect(abs(animation.progress(after: 0.5) - 0.5) < 0.001)
        #expect(abs(animation.progress(after: 1.25) - 0.75) < 0.001)
        #expect(abs(animation.progress(after: 2.25) - 0.25) < 0.001)
    }

    @Test func repeatingWithoutReverseJumpsBack() {
        let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(abs(animation.progress(after: 1.25) - 0.25) < 0.001)
    }

    @Test func repeatingForGoodNeverEnds() {
        #expect(Animation.linear.repeatForever().totalDuration == .infinity)
    }

    @Test func speedShortens() {
        #expect(Animation.linear(duration: 2).speed(4).duration == 0.5)
    }

    @Test func springsAreDescribedEitherWay() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.duration - 0.5) < 0.001)
        #expect(abs(same.bounce - 0.2) < 0.001)
        #expect(Spring(response: 0.3, dampingRatio: 0.7).bounce == 1 - 0.7)
    }

    // MARK: Keyframes

    private struct Pose: Equatable {
        var scale = 1.0
        var shift: CGFloat = 0
    }

    @Test func tracksGoTheirOwnWays() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2.0, duration: 1)
                LinearKeyframe(1.0, duration: 1)
            }
            KeyframeTrack(\.shift) {
                MoveKeyframe(10)
                LinearKeyframe(20, duration: 4)
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.5) == Pose(scale: 1.5, shift: 11.25))
        #expect(timeline.value(time: 1.5) == Pose(scale: 1.5, shift: 13.75))
        #expect(timeline.value(time: 9) == Pose(scale: 1, shift: 20))
        #expect(timeline.value(progress: 1) == timeline.value(time: 4))
    }

    @Test func keyframesPlayWhenTheTriggerChanges() {
        struct Screen: View {
            let handle: Handle
            @State private var turns = 0
            var body: some View {
                handle.run = { turns += 1 }
                return KeyframeAnimator(initialValue: 0.0, trigger: turns) { value in
                    Text(verbatim: "\(Int(value.rounded()))")
                } keyframes: { _ in
                    KeyframeTrack { LinearKeyframe(100, duration: 2) }
                }
            }
        }
        let clock = HandClock()
        let handle = Handle()
        let host = TestHost { Screen(handle: handle) }
        #expect(host.texts == ["0"])
        handle.run()
        host.settle()
        clock.advance(0.5)
        host.settle()
        #expect(host.texts == ["25"])
        clock.advance(3)
        host.settle()
        #expect(host.texts == ["100"])
    }

    // MARK: Transactions and vectors

    @Test func transactionIsSeenInside() {
        var seen: Animation?
        withAnimation(.easeIn) { seen = Transaction.current?.animation }
        #expect(seen == .easeIn)
        #expect(Transaction.current == nil)
    }

    @Test func pairsAreMixedTogether() {
        let from = AnimatablePair(0.0, AnimatablePair(CGFloat(10), 1.0))
        let to = AnimatablePair(10.0, AnimatablePair(CGFloat(20), 0.0))
        let middle = from.mixed(with: to, 0.5)
        #expect(middle.first == 5 && middle.second.first == 15 && middle.second.second == 0.5)
    }

    @Test func geometryIsAnimatable() {
        var rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        rect.animatableData = rect.animatableData.mixed(
            with: CGRect(x: 10, y: 20, width: 30, height: 10).animatableData, 0.5)
        #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 10))
        var angle = Angle.degrees(0)
        angle.animatableData = angle.animatableData.mixed(with: Angle.degrees(90).animatableData, 0.5)
        #expect(abs(angle.degrees - 45) < 0.001)
    }

    // MARK: Transitions

    nonisolated static let sides: [(Edge, CGPoint)] = [
        (.top, CGPoint(x: 0, y: -40)), (.bottom, CGPoint(x: 0, y: 40)), (.leading, CGPoint(x: -100, y: 0)),
        (.trailing, CGPoint(x: 100, y: 0)),
    ]

    @Test(arguments: sides)
    func moveComesFromItsEdge(edge: Edge, shift: CGPoint) {
        let absence = AnyTransition.move(edge: edge).insertion
        let transform = absence.transform(size: CGSize(width: 100, height: 40))
        #expect(transform.tx == shift.x && transform.ty == shift.y)
        #expect(absence.opacity == 1)
    }

    @Test func combinedTransitionsAddUp() {
        let both = AnyTransition.opacity.combined(with: .move(edge: .top)).combined(with: .scale(scale: 0.5))
        #expect(both.insertion.opacity == 0)
        #expect(both.insertion.scale == 0.5)
        #expect(both.removal.edges == [.top])
    }

    @Test func asymmetricTakesOneOfEach() {
        let transition = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
        #expect(transition.insertion.scale == 0 && transition.insertion.opacity == 1)
        #expect(transition.removal.opacity == 0 && transition.removal.scale == 1)
    }

    @Test func pushLeavesAtTheOtherSide() {
        let transition = AnyTransition.push(from: .trailing)
        #expect(transition.insertion.edges == [.trailing])
        #expect(transition.removal.edges == [.leading])
    }

    @Test func namedTransitionsAreTheSame() {
        #expect(AnyTransition(MoveTransition(edge: .top)).insertion == AnyTransition.move(edge: .top).insertion)
        #expect(AnyTransition(.scale(0.3)).insertion.scale == 0.3)
        #expect(AnyTransition(IdentityTransition()).insertion.isNothing)
    }

    @Test func scaleKeepsItsAnchor() {
        let transform = AnyTransition.scale(scale: 0.5, anchor: .topLeading).insertion
            .transform(size: CGSize(width: 100, height: 40))
        // The corner at (-50, -20) from the centre stays where it is.
        let corner = CGPoint(x: -50, y: -20).applying(transform)
        #expect(abs(corner.x + 50) < 0.001 && abs(corner.y + 20) < 0.001)
    }
}
