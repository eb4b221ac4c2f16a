/// How the button of a menu looks.
struct MenuLook: Hashable {
    var showsIndicator = false
}

/// The parts of a menu, for a style that changes its button.
public struct MenuStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// How the button of a menu looks. A style of your own returns `Menu(configuration)`, with what it wants around it.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked about.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction,
            isStyled: true)
    }
}

/// A style that leaves the menu as it is.
@MainActor protocol StandardMenuStyle: MenuStyle {}
extension StandardMenuStyle {
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
public struct DefaultMenuStyle: MenuStyle, StandardMenuStyle { public nonisolated init() {} }
public struct ButtonMenuStyle: MenuStyle, StandardMenuStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle, StandardMenuStyle { public nonisolated init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

struct AnyMenuStyle {
    /// Nil for the standard look.
    let make: StyleMaker<MenuStyleConfiguration>?
    @MainActor init<S: MenuStyle>(_ style: S) {
        make = style is any StandardMenuStyle ? nil : StyleMaker(style) { $0.makeBody(configuration: $1) }
    }
    init() { make = nil }
}

/// The order of a menu's items; here it is always the one they are written in.
public struct MenuOrder: Hashable, Sendable {
    let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu stays open after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let dismisses: Bool
    public static let automatic = MenuActionDismissBehavior(dismisses: true)
    public static let enabled = MenuActionDismissBehavior(dismisses: true)
    public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

private struct MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { MenuLook() } }
private struct MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle { AnyMenuStyle() } }
private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
    var menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    /// Whether controls are the items of a menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, AnyMenuStyle(style)) }
    /// Shows or hides the arrow beside the label of a menu.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuLook.showsIndicator, visibility == .visible)
    }
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.dismissAfterAction) { if !behavior.dismisses { $0 = nil } }
    }
}
