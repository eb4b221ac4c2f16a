import UIKit

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let current: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    init(_ fraction: Double?, _ label: Label, _ current: CurrentValueLabel) {
        self.fraction = fraction.map { max(0, min(1, $0)) }
        self.label = label
        self.current = current
    }

    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label is EmptyView ? nil : .init(content: AnyView(label)),
            currentValueLabel: current is EmptyView ? nil : .init(content: AnyView(current)))
        AnyView(any: style.make(configuration))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), EmptyView()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), EmptyView()) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView())
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value.map { Double($0 / total) }, label(), EmptyView())
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(value.map { Double($0 / total) }, Text(titleKey), EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(value.map { Double($0 / total) }, Text(title), EmptyView())
    }
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, EmptyView(), EmptyView())
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value.map { Double($0 / total) }, label(), currentValueLabel()) }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

struct ProgressBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemGray5))
                Capsule().fill(Color.accentColor)
                    .frame(width: max(0, min(1, fraction)) * proxy.size.width)
            }
        }
        .frame(height: 4)
    }
}

struct ProgressRing: View {
    let fraction: Double
    let lineWidth: CGFloat

    var body: some View {
        ZStack {
            Circle().stroke(Color(uiColor: .systemGray5), lineWidth: lineWidth)
            RingArc(fraction: fraction).stroke(Color.accentColor, lineWidth: lineWidth)
        }
        .padding(lineWidth / 2)
    }
}

/// A part of a circle, from the top clockwise.
private struct RingArc: Shape {
    let fraction: Double
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
        return path
    }
}
