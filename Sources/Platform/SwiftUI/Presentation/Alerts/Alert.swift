/// An alert as a value; `alert(_:isPresented:actions:)` is the newer way.
public struct Alert {
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }

        @MainActor var view: SwiftUI.Button<Text> { SwiftUI.Button(role: role, action: action) { label } }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// A choice as a value; `confirmationDialog(_:isPresented:actions:)` is the newer way.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        alert(
            isPresented.wrappedValue ? content().title : Text(verbatim: ""), isPresented: isPresented,
            actions: { ForEach(content().buttons.indices, id: \.self) { content().buttons[$0].view } },
            message: { content().message })
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return self.alert(
            alert?.title ?? Text(verbatim: ""), isPresented: item.isPresent(),
            actions: { ForEach((alert?.buttons ?? []).indices, id: \.self) { alert!.buttons[$0].view } },
            message: { alert?.message })
    }
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: isPresented,
            actions: { ForEach((sheet?.buttons ?? []).indices, id: \.self) { sheet!.buttons[$0].view } },
            message: { sheet?.message })
    }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet)
        -> some View
    {
        let sheet = item.wrappedValue.map(content)
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: item.isPresent(),
            actions: { ForEach((sheet?.buttons ?? []).indices, id: \.self) { sheet!.buttons[$0].view } },
            message: { sheet?.message })
    }
}
