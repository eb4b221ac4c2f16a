import SwiftUI

/// The sentence in place of the input where the user may not write.
struct ComposerClosedView: View {
    @Environment(\.chatAppearance) private var appearance

    let options: ComposerClosedOptions

    init(_ options: ComposerClosedOptions) { self.options = options }

    var body: some View {
        HStack(spacing: 8) {
            SymbolImage(appearance.images.locked, size: 16)
                .accessibilityHidden(true)
            Text(verbatim: options.sentence)
                .font(appearance.fonts.footnote)
                .multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
        }
        .foregroundColor(appearance.colors.textSecondary)
        .padding(.horizontal, 24)
        .padding(.vertical, 18)
        .frame(maxWidth: .infinity)
    }
}
