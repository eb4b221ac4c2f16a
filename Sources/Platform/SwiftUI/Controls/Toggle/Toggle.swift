/// A switch with a label. In a menu it is an item with a mark.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.isInMenu) private var isInMenu

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
        isMixed = false
    }

    /// A switch for several values: on when all are, mixed when some are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in bindings.forEach { $0.wrappedValue = new } })
        isMixed = !bindings.allSatisfy(\.wrappedValue) && bindings.contains(where: \.wrappedValue)
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: isOn.wrappedValue, isMixed: isMixed, binding: isOn)
        if isInMenu {
            MenuToggle(configuration: configuration)
        } else {
            AnyView(any: style.make(configuration))
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
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
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsAreHidden, visibility == .hidden)
    }
}
