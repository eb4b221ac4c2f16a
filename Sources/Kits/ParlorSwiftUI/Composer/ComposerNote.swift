import SwiftUI

/// A line above the field: slow mode, or what went wrong with a command.
struct ComposerNote: View {
    @Environment(\.chatAppearance) private var appearance

    let text: String
    let isTrouble: Bool

    var body: some View {
        HStack(spacing: 6) {
            SymbolImage(isTrouble ? appearance.images.trouble : appearance.images.pending, size: 14)
                .accessibilityHidden(true)
            Text(verbatim: text)
                .font(appearance.fonts.footnote)
                .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
        }
        .foregroundColor(isTrouble ? appearance.colors.danger : appearance.colors.textSecondary)
        .padding(.horizontal, 18)
        .padding(.top, 10)
    }
}
