import UIKit

/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var isOpen = false

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Button {
            isOpen = true
        } label: {
            label
        }
        .modifier(
            LayerModifierBehavior(
                kind: { .menu($0.frameInWindow) }, isPresented: { isOpen }, dismiss: { isOpen = false }, onDismiss: nil,
                canBeDismissed: true, content: { MenuPanel(content: content, dismiss: { isOpen = false }) }))
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The rows of a menu.
struct MenuPanel<Content: View>: View {
    let content: Content
    let dismiss: () -> Void
    @Environment(\.presentationHost) private var host

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .padding(5)
            .frame(minWidth: 180)
            .environment(\.dismissAfterAction, dismiss)
            .buttonStyle(MenuButtonStyle())
            .modifier(WindowKeyModifier(handle: moveFocus))
    }

    private func moveFocus(_ key: UIKey) -> Bool {
        guard key.isOnly(.down) || key.isOnly(.up), let keyboard = host?.view?.window?.keyboard else { return false }
        return keyboard.moveFocus(by: key.isOnly(.down) ? 1 : -1)
    }
}

struct MenuButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(configuration: configuration)
    }
}

private struct MenuRow: View {
    let configuration: ButtonStyleConfiguration
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .font(.system(size: 14))
            .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
            .padding(EdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 16))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
                Color(uiColor: .tertiarySystemFill).opacity(isHovered || configuration.isPressed ? 1 : 0),
                in: RoundedRectangle(cornerRadius: 6)
            )
            .opacity(isEnabled ? 1 : 0.4)
            .onHover { isHovered = $0 }
    }
}

/// Opens a menu on a secondary click, at the pointer.
struct ContextMenuModifier<MenuContent: View>: ViewModifier {
    let menu: () -> MenuContent
    @State private var place: CGPoint?

    func body(content: Content) -> some View {
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
struct SecondaryClickModifier: EffectModifier {
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
    public func menuStyle<S>(_ style: S) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
