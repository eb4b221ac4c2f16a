import UIKit

/// Chooses a value on a line, with the pointer or the arrow keys.
public struct Slider<Label: View, ValueLabel: View>: View {
    let track: SliderTrack
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel

    public var body: some View {
        HStack(spacing: 8) {
            minimum.foregroundStyle(.secondary)
            named
            maximum.foregroundStyle(.secondary)
        }
    }

    /// The label is not shown, as on Apple's systems, but read.
    @ViewBuilder private var named: some View {
        if let text = label as? Text { track.accessibilityLabel(text) } else { track }
    }

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ onEditingChanged: @escaping (Bool) -> Void,
        _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel
    ) {
        track = SliderTrack(
            value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            onEditingChanged: onEditingChanged)
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, label(), EmptyView(), EmptyView())
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
}

/// UIKit's slider.
struct SliderTrack: UIViewRepresentable {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    @MainActor final class Coordinator {
        var view: SliderTrack
        init(_ view: SliderTrack) { self.view = view }

        func take(_ slider: UISlider) {
            let track = view
            var new = Double(slider.value)
            if let step = track.step, step > 0 {
                let steps = ((new - track.bounds.lowerBound) / step).rounded()
                new = min(track.bounds.upperBound, track.bounds.lowerBound + steps * step)
            }
            track.onEditingChanged(true)
            track.value.wrappedValue = new
            slider.value = Float(new)
            track.onEditingChanged(false)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addAction(
            UIAction { [weak slider, coordinator = context.coordinator] _ in
                if let slider { coordinator.take(slider) }
            }, for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        context.coordinator.view = self
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        slider.value = Float(value.wrappedValue)
        slider.isEnabled = context.environment.isEnabled
        slider.minimumTrackTintColor = context.environment.tint?.resolved(in: context.environment)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 160, height: 28)
    }
}
