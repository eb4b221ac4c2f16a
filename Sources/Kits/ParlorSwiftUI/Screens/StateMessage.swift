import SwiftUI
import UIKit

/// A symbol, a sentence and, where something can be done, a button, in the middle of an empty screen.
struct StateMessage: View {
    @Environment(\.chatAppearance) private var appearance

    let image: UIImage
    let title: String
    var detail: String?
    var action: (title: String, run: () -> Void)?

    var body: some View {
        VStack(spacing: 8) {
            SymbolImage(image, size: 44)
                .foregroundColor(appearance.colors.textTertiary)
                .padding(.bottom, 4)
                .accessibilityHidden(true)
            Text(verbatim: title)
                .font(appearance.fonts.title)
                .foregroundColor(appearance.colors.text)
                .multilineTextAlignment(.center)
            if let detail {
                Text(verbatim: detail)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(appearance.colors.textSecondary)
                    .multilineTextAlignment(.center)
            }
            if let action { PillButton(title: action.title, action: action.run).padding(.top, 8) }
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A button in the accent colour.
struct PillButton: View {
    @Environment(\.chatAppearance) private var appearance

    let title: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(verbatim: title)
                .font(appearance.fonts.bodyBold)
                .foregroundColor(appearance.colors.textOnTint)
                .padding(.horizontal, 20)
                .padding(.vertical, 9)
                .background(appearance.colors.tintColor, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }
}
