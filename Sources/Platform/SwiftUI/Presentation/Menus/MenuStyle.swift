/// How the button of a menu looks.
struct MenuLook: Hashable {
    var showsIndicator = false
}

public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

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
private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
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
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Shows or hides the arrow beside the label of a menu.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuLook.showsIndicator, visibility == .visible)
    }
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.dismissAfterAction) { if !behavior.dismisses { $0 = nil } }
    }
}
