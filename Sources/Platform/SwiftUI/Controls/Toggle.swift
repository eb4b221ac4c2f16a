import UIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsAreHidden) private var hidesLabel

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        HStack {
            if !hidesLabel {
                label
                Spacer()
            }
            track
        }
        .modifier(ControlModifier(action: { isOn.wrappedValue.toggle() }))
        .accessibilityValue(Text(verbatim: isOn.wrappedValue ? "on" : "off"))
        .opacity(isEnabled ? 1 : 0.4)
    }

    private var track: some View {
        ZStack(alignment: isOn.wrappedValue ? .trailing : .leading) {
            Capsule().fill(isOn.wrappedValue ? Color.accentColor : Color(uiColor: .systemGray4))
            Circle().fill(Color.white).frame(width: 18, height: 18).padding(2)
        }
        .frame(width: 38, height: 22)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
