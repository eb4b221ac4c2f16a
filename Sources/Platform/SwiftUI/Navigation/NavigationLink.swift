/// A button that pushes a view.
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label
    /// Whether the destination is shown, for links that a binding drives.
    var isActive: Binding<Bool>?
    @Environment(\.navigation) private var navigation
    @Environment(\.columnNavigation) private var column
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInList) private var isInList
    @Environment(\.buttonStyle) private var style
    @State private var isPressed = false

    public var body: some View {
        let link = content.modifier(ControlModifier(action: push, onPress: { isPressed = $0 }, isLink: true))
        if let isActive, case .view(let destination) = target {
            link.modifier(PresentedDestinationModifier(isPresented: isActive, destination: destination))
        } else {
            link
        }
    }

    @ViewBuilder private var content: some View {
        if isInList {
            HStack {
                label
                Spacer(minLength: 8)
                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
            }
            .opacity(isPressed ? 0.6 : 1)
        } else {
            AnyView(any: style.make(configuration))
        }
    }

    private var configuration: ButtonStyleConfiguration {
        ButtonStyleConfiguration(
            role: nil, label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: isPressed,
            trigger: push)
    }

    private func push() {
        guard isEnabled else { return }
        if let isActive { return isActive.wrappedValue = true }
        switch target {
        case .view(let destination):
            if let column { column.show { destination() } } else { navigation?.push { destination() } }
        case .value(let value):
            guard let value else { return }
            if let column { column.show(value: value) } else { navigation?.push(value: value) }
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }
    public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination), label: label(), isActive: isActive) }
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
    public init(
        destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination), label: label(), isActive: isActive) }
    @available(*, deprecated, message: "Use NavigationLink(value:label:) and a navigation path")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination), label: label(), isActive: selection.is(tag)) }
    @available(*, deprecated, message: "Use NavigationLink(value:label:) and a navigation path")
    public init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) { self.init(target: .view(destination), label: label(), isActive: selection.is(tag)) }
    /// The page is not on the detail side of a split view but in the stack that the link stands in.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.columnNavigation) { if !isDetailLink { $0 = nil } }
    }
}

extension Binding {
    /// Whether the value is this one; writing false takes it away.
    func `is`<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil } })
    }
}

private struct ColumnNavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private struct InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Where links of a sidebar show their destination: the detail column.
    var columnNavigation: NavigationModel? {
        get { self[ColumnNavigationKey.self] }
        set { self[ColumnNavigationKey.self] = newValue }
    }
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}
