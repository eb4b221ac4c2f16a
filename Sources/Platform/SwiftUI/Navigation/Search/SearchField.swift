import UIKit

/// The field of `searchable`: a loupe, the text, a button that empties it; scopes and suggestions while it is in use.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    let state: SearchState
    let isPresented: Binding<Bool>?
    let suggestions: AnyView?
    let scopes: AnyView?
    let submit: (() -> Void)?
    let focus: FocusTarget?
    @FocusState private var isFocused: Bool
    @State private var isActive = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            field
            if isActive, let scopes { scopes }
            if isActive, let suggestions {
                VStack(alignment: .leading, spacing: 0) { suggestions }
                    .buttonStyle(SuggestionStyle())
                    .environment(\.searchCompletion, complete)
            }
        }
        .onChange(of: isFocused) { _, focused in
            isPresented?.wrappedValue = focused
            if let focus, focus.get() != focused { focus.set(focused) }
            update()
        }
        .onChange(of: text.wrappedValue) { _, _ in update() }
        .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, wanted in
            if wanted, !isFocused { isFocused = true }
        }
        .onChange(of: focus?.get() ?? false, initial: true) { _, wanted in
            if focus != nil, wanted != isFocused { isFocused = wanted }
        }
        .onAppear { state.end = end }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField<Text>(prompt: prompt, text: text)
                .focused($isFocused)
                .textFieldStyle(.plain)
                .onSubmit { submit?() }
                .onKeyPress(.escape) {
                    guard isActive else { return .ignored }
                    end()
                    return .handled
                }
                .accessibilityAddTraits(.isSearchField)
            if !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(EdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 10))
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
    }

    private func update() {
        isActive = isFocused || !text.wrappedValue.isEmpty
        if state.isActive != isActive { state.isActive = isActive }
    }

    private func end() {
        text.wrappedValue = ""
        isFocused = false
        update()
    }

    private func complete(_ completion: String) {
        text.wrappedValue = completion
        submit?()
    }
}

private struct SuggestionStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.primary)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

private struct SearchCompletionKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

extension EnvironmentValues {
    var searchCompletion: ((String) -> Void)? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

/// A suggestion: a press writes it into the search field.
@usableFromInline struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchCompletion) private var complete
    @usableFromInline func body(content: Content) -> some View {
        Button {
            complete?(completion)
        } label: {
            content
        }
    }
}
