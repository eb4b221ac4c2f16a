extension View {
    func dialog<A: View, M: View>(
        _ title: Text?, _ isPresented: Binding<Bool>, isStacked: Bool, actions: @escaping () -> A,
        message: @escaping () -> M
    ) -> some View {
        modifier(
            LayerModifierBehavior(
                kind: { _ in .dialog }, isPresented: { isPresented.wrappedValue },
                dismiss: {
                    // Esc, and for dialogs a click beside them, do what the button to cancel does.
                    isPresented.wrappedValue = false
                    (isStacked ? DialogActions.cancel(in: actions()) : DialogActions.escape(in: actions()))?()
                },
                onDismiss: nil, canBeDismissed: true,
                content: {
                    let buttons = actions()
                    return DialogPanel(
                        title: title, message: message(),
                        actions: buttons is EmptyView ? AnyView(Button("OK") {}) : AnyView(buttons),
                        isStacked: isStacked, dismiss: { isPresented.wrappedValue = false })
                }))
    }

    /// Shows a title with buttons in the middle of the window; each of them closes it. Esc is the button to cancel.
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
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    // MARK: About a value

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented.while(data != nil), actions: { data.map(actions) })
    }
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            title, isPresented: isPresented.while(data != nil), actions: { data.map(actions) },
            message: { data.map(message) })
    }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    // MARK: About an error

    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? "Something went wrong"), isPresented: isPresented.while(error != nil),
            actions: actions)
    }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? "Something went wrong"), isPresented: isPresented.while(error != nil),
            actions: { error.map(actions) }, message: { error.map(message) })
    }
}

extension Binding where Value == Bool {
    /// True only as long as a condition holds.
    func `while`(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}
