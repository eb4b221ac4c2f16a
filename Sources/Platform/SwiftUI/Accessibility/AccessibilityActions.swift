import UIKit

/// What a screen reader's user may do with an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable {
        case standard, escape, magicTap, delete, showMenu
        case named(String)
    }
    let kind: Kind
    public static let `default` = AccessibilityActionKind(kind: .standard)
    public static let escape = AccessibilityActionKind(kind: .escape)
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)
    public init(named name: Text) { self.init(kind: .named(name.plainString)) }
    private init(kind: Kind) { self.kind = kind }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment
    case decrement
}

extension View {
    /// Adds an action. GTK shows a screen reader an element's activation only; other actions should be in a context menu too.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { view in
            switch actionKind.kind {
            case .standard: (view as? ControlView)?.action = handler
            case .named(let name): view.addCustomAction(name, handler)
            case .escape: view.addCustomAction("Escape", handler)
            case .magicTap: view.addCustomAction("Magic tap", handler)
            case .delete: view.addCustomAction("Delete", handler)
            case .showMenu: view.addCustomAction("Show menu", handler)
            }
        }
    }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { accessibilityAction(.default, action) }
    /// The buttons are in the view already, or in a menu.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { view in
            view.addCustomAction("Increment") { handler(.increment) }
            view.addCustomAction("Decrement") { handler(.decrement) }
        }
    }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}

extension UIView {
    /// Once for each name: the modifier is applied again with each layout.
    fileprivate func addCustomAction(_ name: String, _ handler: @escaping () -> Void) {
        var actions = (accessibilityCustomActions ?? []).filter { $0.name != name }
        actions.append(
            UIAccessibilityCustomAction(
                name: name,
                actionHandler: { _ in
                    handler()
                    return true
                }))
        accessibilityCustomActions = actions
    }
}
