import Foundation

/// Goes through phases, animating from each to the next: for good, or once whenever a trigger changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var round = 0

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array<Phase>(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array<Phase>(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onChange(of: trigger) { advance(round: restart()) }
            .onAppear { if trigger == nil { advance(round: restart()) } }
            .onDisappear { round += 1 }
    }

    private func restart() -> Int {
        round += 1
        return round
    }

    /// Goes on to the next phase, and from there on when the animation is over; a newer round ends an older one.
    private func advance(round current: Int) {
        guard phases.count > 1, current == round else { return }
        let next = (index + 1) % phases.count
        let motion = animation(phases[next])
        let wait = max(motion?.totalDuration ?? 0, FrameClock.interval)
        withAnimation(motion) { index = next }
        guard trigger == nil || next != 0, wait.isFinite else { return }
        afterDelay(wait) { advance(round: current) }
    }
}

/// An equatable value of any type.
struct AnyTrigger: Equatable {
    let value: Any
    private let isEqual: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }

    static func == (left: AnyTrigger, right: AnyTrigger) -> Bool { left.isEqual(right.value) }
}

extension View {
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
