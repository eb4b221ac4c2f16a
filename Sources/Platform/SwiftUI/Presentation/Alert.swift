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
                Button("Cancel", role: .cancel) {}
            }
        } else {
            DialogButtons { actions }
        }
    }
}

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

extension View {
    private func dialog<A: View, M: View>(
        _ title: Text?, _ isPresented: Binding<Bool>, isStacked: Bool, actions: @escaping () -> A,
        message: @escaping () -> M
    ) -> some View {
        layer(.dialog, isPresented, nil, canBeDismissed: isStacked) {
            let buttons = actions()
            return DialogPanel(
                title: title, message: message(),
                actions: buttons is EmptyView ? AnyView(Button("OK") {}) : AnyView(buttons), isStacked: isStacked,
                dismiss: { isPresented.wrappedValue = false })
        }
    }

    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        dialog(title, isPresented, isStacked: false, actions: actions, message: { EmptyView() })
    }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(title, isPresented, isStacked: false, actions: actions, message: message)
    }
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            titleVisibility == .hidden ? nil : Text(titleKey), isPresented, isStacked: true, actions: actions,
            message: { EmptyView() })
    }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            titleVisibility == .hidden ? nil : Text(titleKey), isPresented, isStacked: true, actions: actions,
            message: message)
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            titleVisibility == .hidden ? nil : Text(title), isPresented, isStacked: true, actions: actions,
            message: { EmptyView() })
    }
}
