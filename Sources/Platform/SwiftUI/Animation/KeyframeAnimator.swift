import UIKit

/// Moves a value along keyframes: for good, or once whenever a trigger changes.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: View {
    private let initialValue: Value
    private let trigger: AnyTrigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> Path
    @State private var time = 0.0
    @State private var run = KeyframeRun()

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        self.initialValue = initialValue
        self.trigger = AnyTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        content(time > 0 ? timeline.value(time: time) : initialValue)
            .onChange(of: trigger) { start() }
            .onAppear { if trigger == nil { start() } }
            .onDisappear { run.stop() }
    }

    private var timeline: KeyframeTimeline<Value> {
        KeyframeTimeline(initialValue: initialValue, keyframes(initialValue))
    }

    private func start() {
        let duration = timeline.duration
        guard duration > 0, UIView.areAnimationsEnabled else { return time = duration }
        run.start(duration: duration, repeats: repeats) { time = $0 }
    }
}

/// Tells a time from 0 to a duration in each frame.
@MainActor
final class KeyframeRun {
    func start(duration: Double, repeats: Bool, _ report: @escaping (Double) -> Void) {
        let clock = FrameClock.shared
        let begin = clock.now()
        clock.start(self) {
            let elapsed = clock.now() - begin
            report(repeats ? elapsed.truncatingRemainder(dividingBy: duration) : min(elapsed, duration))
            return repeats || elapsed < duration
        }
    }

    func stop() { FrameClock.shared.stop(self) }
}

extension View {
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
}
