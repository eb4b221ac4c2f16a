import UIKit

/// Shows where a value stands in its range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    @Environment(\.gaugeStyle) private var style

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    public var body: some View {
        AnyView(
            any: style.make(
                GaugeStyleConfiguration(
                    value: fraction, label: .init(content: AnyView(label)),
                    currentValueLabel: .init(content: AnyView(current)),
                    minimumValueLabel: .init(content: AnyView(minimum)),
                    maximumValueLabel: .init(content: AnyView(maximum))))
        )
        .accessibilityValue(Text(verbatim: "\(Int((fraction * 100).rounded()))%"))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

/// The parts of a gauge that a style arranges.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public typealias CurrentValueLabel = Label
    public typealias MinimumValueLabel = Label
    public typealias MaximumValueLabel = Label
    /// From 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel
    public let minimumValueLabel: MinimumValueLabel
    public let maximumValueLabel: MaximumValueLabel
}

@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel.font(.caption)
                ProgressBar(fraction: configuration.value)
                configuration.maximumValueLabel.font(.caption)
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

public struct CircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            ProgressRing(fraction: configuration.value, lineWidth: 5)
            configuration.currentValueLabel.font(.system(size: 13, weight: .semibold))
        }
        .frame(width: 52, height: 52)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: Self { Self() }
    public static var linearCapacity: Self { Self() }
    public static var accessoryLinear: Self { Self() }
    public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
    public static var accessoryCircular: Self { Self() }
    public static var accessoryCircularCapacity: Self { Self() }
}

struct AnyGaugeStyle {
    let make: StyleMaker<GaugeStyleConfiguration>
    @MainActor init<S: GaugeStyle>(_ style: S) {
        make = StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = StyleMaker(plain: LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) } }
}

private struct GaugeStyleKey: EnvironmentKey { static var defaultValue: AnyGaugeStyle { AnyGaugeStyle() } }

extension EnvironmentValues {
    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, AnyGaugeStyle(style)) }
}
