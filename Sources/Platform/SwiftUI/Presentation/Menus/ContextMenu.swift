import UIKit

/// Opens a menu on a secondary click, at the pointer.
@usableFromInline struct ContextMenuModifier<MenuContent: View>: ViewModifier {
    let menu: () -> MenuContent
    @State private var place: CGPoint?

    @usableFromInline func body(content: Content) -> some View {
        content
            .modifier(SecondaryClickModifier { place = $0 })
            .modifier(
                LayerModifierBehavior(
                    kind: { _ in .menu(CGRect(origin: place ?? .zero, size: CGSize(width: 1, height: 1))) },
                    isPresented: { place != nil }, dismiss: { place = nil }, onDismiss: nil, canBeDismissed: true,
                    content: { MenuPanel(content: menu(), dismiss: { place = nil }) }))
    }
}

/// Takes secondary clicks, long presses and the menu key; says where in the window.
@usableFromInline struct SecondaryClickModifier: EffectModifier {
    let action: (CGPoint) -> Void

    func apply(to view: UIView, size: CGSize, environment: EnvironmentValues) {
        let isEnabled = environment.isEnabled
        view.secondaryClickHandler = { place in
            if isEnabled { action(place) }
            return isEnabled
        }
        view.keyHandler = { [weak view] key in
            guard isEnabled, key.isOnly(.menu), let view else { return false }
            action(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
            return true
        }
    }
}

extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(menu: menuItems))
    }
    /// The preview is a touch screen's: a menu of the desktop opens beside the pointer, over the view itself.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some View { contextMenu(menuItems: menuItems) }
    @available(*, deprecated, message: "Use contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(menu: { contextMenu?.items }))
    }
    /// The menu of the rows that are selected in a list.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { contextMenu { menu([]) } }
}

/// A context menu as a value; `contextMenu(menuItems:)` is the newer way.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
