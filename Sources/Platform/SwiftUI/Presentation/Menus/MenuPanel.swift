import UIKit

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
            .environment(\.isInMenu, true)
            .buttonStyle(MenuButtonStyle())
            .labelStyle(MenuLabelStyle())
            .modifier(WindowKeyModifier(handle: moveFocus))
    }

    private func moveFocus(_ key: UIKey) -> Bool {
        guard key.isOnly(.down) || key.isOnly(.up), let keyboard = host?.view?.window?.keyboard else { return false }
        return keyboard.moveFocus(by: key.isOnly(.down) ? 1 : -1)
    }
}

/// Icons of a menu stand at the end, so that the titles line up.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer(minLength: 16)
            configuration.icon
        }
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
