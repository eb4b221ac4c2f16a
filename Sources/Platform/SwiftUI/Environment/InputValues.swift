/// Renames what a view shows: called by `RenameButton`.
@MainActor
public struct RenameAction {
    let perform: () -> Void
    public func callAsFunction() { perform() }
}

/// Moves the focus back to where a scope begins; it stays where it is here.
@MainActor
public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// The shortcut that `keyboardShortcut` has given to the controls inside.
    public var keyboardShortcut: KeyboardShortcut? { buttonShortcut }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Always in the content: suggestions lie below the field here.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
    /// Always false; a `FocusState` says which input has the focus.
    public var isFocused: Bool { false }
}

/// Starts what `renameAction` says.
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    public init() where Label == SwiftUI.Label<Text, Image> {}
    public var body: some View {
        Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
    }
}

extension View {
    /// What a `RenameButton` inside does.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameModifier(action: action))
    }
    /// Puts the focus into a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

@usableFromInline struct RenameModifier: ActionModifier {
    let action: () -> Void
    func modify(_ environment: inout EnvironmentValues, with holder: ActionHolder<() -> Void>) {
        environment.rename = RenameAction(perform: { holder.action() })
    }
}
