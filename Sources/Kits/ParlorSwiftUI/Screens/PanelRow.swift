import SwiftUI
import UIKit

/// A row of a panel that does something: symbol and words, lit under the pointer.
struct PanelRow: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isHovered = false

    let title: String
    let image: UIImage
    var isDestructive = false
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            MenuLabel(title: title, image: image)
                .font(appearance.fonts.body)
                .foregroundColor(isDestructive ? appearance.colors.danger : appearance.colors.text)
                .padding(.horizontal, 10)
                .frame(minHeight: 34)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    appearance.colors.text.opacity(isHovered ? 0.06 : 0), in: RoundedRectangle(cornerRadius: 8)
                )
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
        .accessibilityLabel(title)
    }
}
