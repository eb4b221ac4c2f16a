import SwiftUI
import UIKit

/// A symbol that can be pressed.
struct SymbolButton: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isHovered = false

    let image: UIImage
    let name: String
    var isOn = false
    var size = 20.0
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            SymbolImage(image, size: size)
                .foregroundColor(isOn || isHovered ? appearance.colors.tintColor : appearance.colors.textSecondary)
                .frame(width: 38, height: 38)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
        .accessibilityLabel(name)
    }
}
