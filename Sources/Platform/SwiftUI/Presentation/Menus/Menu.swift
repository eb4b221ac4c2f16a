import UIKit

/// A button that opens a list of actions.
///
/// With a primary action, a click runs that, and a long press or a secondary click opens the list.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.dismissAfterAction) private var dismissOuter
    @Environment(\.menuLook) private var look
    @Environment(\.menuStyle) private var style
    /// Whether a style has done its part.
    private var isStyled = false
    @Environment(\.isEnabled) private var isEnabled

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    init(label: Label, content: Content, primaryAction: (() -> Void)?, isStyled: Bool) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
        self.isStyled = isStyled
    }

    public var body: some View {
        if !isStyled, !isInMenu, let make = style.make {
            AnyView(
                any: make(
                    MenuStyleConfiguration(
                        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                        primaryAction: primaryAction)))
        } else {
            menu
        }
    }

    private var menu: some View {
        button
            .modifier(
                LayerModifierBehavior(
                    kind: { .menu($0.frameInWindow) }, isPresented: { isOpen }, dismiss: { isOpen = false },
                    onDismiss: nil, canBeDismissed: true, content: { MenuPanel(content: content, dismiss: close) }))
    }

    @ViewBuilder private var button: some View {
        let opening = Button {
            if let primaryAction { primaryAction() } else { isOpen = true }
        } label: {
            if isInMenu {
                HStack {
                    label
                    Spacer(minLength: 16)
                    Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.secondary)
                }
            } else if look.showsIndicator {
                HStack(spacing: 6) {
                    label
                    Image(systemName: "chevron.down").imageScale(.small)
                }
            } else {
                label
            }
        }
        // The list stays open under a submenu until something is chosen.
        let kept = opening.environment(\.dismissAfterAction, nil)
        if primaryAction != nil {
            kept.modifier(SecondaryClickModifier { _ in isOpen = true })
        } else {
            kept
        }
    }

    private func close() {
        isOpen = false
        if isInMenu { dismissOuter?() }
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
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction
        )
    }
}
