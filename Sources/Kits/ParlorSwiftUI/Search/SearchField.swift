import SwiftUI

/// A field for words to search for: a lens, the words, and a way to clear them.
struct SearchField: View {
    @Environment(\.chatAppearance) private var appearance
    @FocusState private var isFocused: Bool

    let placeholder: String
    @Binding var text: String
    var takesFocus = false
    var submit: () -> Void = {}

    var body: some View {
        HStack(spacing: 6) {
            SymbolImage(appearance.images.search, size: 16)
                .foregroundColor(appearance.colors.textTertiary)
                .accessibilityHidden(true)
            TextField(placeholder, text: $text)
                .textFieldStyle(.plain)
                .font(appearance.fonts.body)
                .foregroundColor(appearance.colors.text)
                .focused($isFocused)
                .onSubmit(submit)
                .onKeyPress(.escape) {
                    guard !text.isEmpty else { return .ignored }
                    text = ""
                    return .handled
                }
                .accessibilityLabel(placeholder)
            if !text.isEmpty {
                Button {
                    text = ""
                } label: {
                    SymbolImage(appearance.images.close, size: 12)
                        .foregroundColor(appearance.colors.textSecondary)
                        .frame(width: 24, height: 24)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.leading, 10)
        .padding(.trailing, 6)
        .frame(minHeight: 36)
        .background(appearance.colors.text.opacity(0.06), in: RoundedRectangle(cornerRadius: 10))
        .onAppear { if takesFocus { isFocused = true } }
    }
}
