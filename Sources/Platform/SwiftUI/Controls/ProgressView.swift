import UIKit

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View>: View {
    let fraction: Double?
    let label: Label

    public var body: some View {
        if let fraction {
            VStack(alignment: .leading, spacing: 6) {
                label
                ProgressBar(fraction: fraction)
            }
        } else {
            VStack(spacing: 8) {
                Spinner()
                label.foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressView where Label == EmptyView {
    public init() {
        fraction = nil
        label = EmptyView()
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        fraction = value.map { Double($0 / total) }
        label = EmptyView()
    }
}

extension ProgressView where Label == Text {
    public init(_ titleKey: LocalizedStringKey) {
        fraction = nil
        label = Text(titleKey)
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        fraction = value.map { Double($0 / total) }
        label = Text(titleKey)
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
