import SwiftUI
import UIKit

/// The buttons beside a message while the pointer is over it: react, and all that can be done with it.
struct MessageHoverButtons: View {
    @Environment(\.chatAppearance) private var appearance

    static let width = 60.0

    let canReact: Bool
    let react: () -> Void
    let more: () -> Void

    var body: some View {
        HStack(spacing: 0) {
            if canReact { button(appearance.images.emoji, "Add a reaction", react) }
            button(appearance.images.more, "More actions", more)
        }
        .background(appearance.colors.elevated, in: Capsule())
        .overlay { Capsule().strokeBorder(appearance.colors.hairline, lineWidth: 1) }
    }

    private func button(_ image: UIImage, _ name: String, _ action: @escaping () -> Void) -> some View {
        Button(action: action) {
            SymbolImage(image, size: 16)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 28, height: 28)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}
