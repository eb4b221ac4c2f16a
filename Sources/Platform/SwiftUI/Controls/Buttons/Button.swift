/// What a button does, beyond its action.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// Runs an action when it is clicked, or activated with Return or the space bar.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonShortcut) private var shortcut
    @Environment(\.dismissAfterAction) private var dismissAfterAction
    @State private var isPressed = false

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: isPressed,
            trigger: run)
        AnyView(any: style.make(configuration))
            .modifier(ControlModifier(action: run, onPress: { isPressed = $0 }))
            .modifier(ShortcutModifier(shortcut: shortcut, action: run, isEnabled: isEnabled))
    }

    private func run() {
        guard isEnabled else { return }
        dismissAfterAction?()
        action()
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { SwiftUI.Label(titleKey, image: image) }
    }
}

/// The button of an alert, a dialog or a sheet that is given a role and no label.
extension Button where Label == Text {
    public init(role: ButtonRole, action: @escaping () -> Void) {
        let names: [ButtonRole: String] = [.cancel: "Cancel", .close: "Close", .confirm: "OK", .destructive: "Delete"]
        self.init(role: role, action: action) { Text(names[role] ?? "OK") }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

private struct DismissAfterActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Closes the menu, alert or dialog that the button stands in, before its action runs.
    var dismissAfterAction: (() -> Void)? {
        get { self[DismissAfterActionKey.self] }
        set { self[DismissAfterActionKey.self] = newValue }
    }
}
