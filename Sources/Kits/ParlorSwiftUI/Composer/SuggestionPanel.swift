import Parlor
import ParlorUI
import SwiftUI

/// Whom an `@` may mean, and which command a `/`: arrows walk, Enter and Tab take one, Escape closes.
struct SuggestionPanel: View {
    @Environment(\.chatAppearance) private var appearance
    @ObservedObject private var viewModel: ComposerViewModel

    init(_ options: ComposerOptions) { viewModel = options.viewModel }

    var body: some View {
        VStack(spacing: 0) {
            if viewModel.mentions.isOpen {
                ForEach(viewModel.mentions.suggestions) { suggestion in
                    row(isHighlighted: suggestion == viewModel.mentions.choice, spoken: suggestion.title) {
                        viewModel.choose(suggestion)
                    } content: {
                        mention(suggestion)
                    }
                }
            } else {
                ForEach(viewModel.commands.suggestions) { command in
                    row(isHighlighted: command == viewModel.commands.choice, spoken: command.title) {
                        viewModel.choose(command)
                    } content: {
                        words(command.title, command.summary)
                    }
                }
            }
        }
        .padding(6)
        .background(appearance.colors.elevated, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(appearance.colors.hairline, lineWidth: 1) }
        .padding(.horizontal, 12)
        .padding(.top, 10)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Suggestions")
    }

    @ViewBuilder private func mention(_ suggestion: MentionSuggestion) -> some View {
        switch suggestion {
        case .member(let user): UserAvatar(user: user, size: 28, showsPresence: true)
        case .everyone:
            SymbolImage(appearance.images.people, size: 16)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 28, height: 28)
                .background(appearance.colors.bubbleIncoming, in: Circle())
        }
        words(suggestion.title, suggestion.detail)
    }

    @ViewBuilder private func words(_ title: String, _ detail: String) -> some View {
        Text(verbatim: title)
            .font(appearance.fonts.body)
            .foregroundColor(appearance.colors.text)
            .lineLimit(1)
            .layoutPriority(1)
        Text(verbatim: detail)
            .font(appearance.fonts.footnote)
            .foregroundColor(appearance.colors.textSecondary)
            .lineLimit(1)
    }

    private func row(
        isHighlighted: Bool, spoken: String, _ choose: @escaping () -> Void, @ViewBuilder content: () -> some View
    ) -> some View {
        Button(action: choose) {
            HStack(spacing: 10) {
                content()
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .frame(minHeight: 40)
            .background(
                appearance.colors.tintColor.opacity(isHighlighted ? 0.14 : 0), in: RoundedRectangle(cornerRadius: 8)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(isHighlighted ? .isSelected : [])
    }
}
