/// A title, a message and buttons in the middle of the window.
struct DialogPanel<Actions: View, Message: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    /// Alerts put few buttons beside each other; dialogs put them under each other and add a way out.
    let isStacked: Bool
    let dismiss: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                title.font(.system(size: 17, weight: .semibold)).multilineTextAlignment(.center)
                message.font(.system(size: 14)).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            buttons
        }
        .padding(20)
        .frame(width: 320)
        .environment(\.dismissAfterAction, dismiss)
        .buttonStyle(DialogButtonStyle())
        .textFieldStyle(.roundedBorder)
    }

    @ViewBuilder private var buttons: some View {
        if isStacked {
            VStack(spacing: 8) {
                actions
                if !hasCancelButton { Button("Cancel", role: .cancel) {} }
            }
        } else {
            DialogButtons { actions }
        }
    }

    private var hasCancelButton: Bool { DialogActions.cancel(in: actions) != nil }
}

/// Looks for the way out among the buttons of a dialog.
@MainActor
enum DialogActions {
    static func cancel(in actions: any View) -> (() -> Void)? {
        buttons(in: actions).first { $0.role == .cancel }?.action
    }

    /// What Esc does: the button to cancel, or the only one there is.
    static func escape(in actions: any View) -> (() -> Void)? {
        let buttons = buttons(in: actions)
        return cancel(in: actions) ?? (buttons.count == 1 ? buttons.first?.action : nil)
    }

    private static func buttons(in view: any View) -> [any AnyButton] {
        RowCollector.rows(of: view).compactMap { row in
            var view: any View = row.make()
            while true {
                if let button = view as? any AnyButton { return button }
                if let erased = view as? AnyView {
                    view = erased.content
                } else if let modified = view as? any ModifiedView {
                    view = modified.modifiedContent
                } else {
                    return nil
                }
            }
        }
    }
}

/// A button, whatever its label.
@MainActor
protocol AnyButton {
    var role: ButtonRole? { get }
    var action: () -> Void { get }
}

extension Button: AnyButton {}

/// Buttons in a row when there are two or fewer, else in a column.
private struct DialogButtons<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) { content }
            VStack(spacing: 8) { content }
        }
    }
}

struct DialogButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 15, weight: configuration.role == .cancel ? .regular : .medium))
            .foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
            .lineLimit(1)
            .padding(.vertical, 9)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .background(
                Color(uiColor: configuration.isPressed ? .systemFill : .tertiarySystemFill),
                in: RoundedRectangle(cornerRadius: 8))
    }
}
