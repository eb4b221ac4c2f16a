import SwiftUI
import UIKit

/// A symbol in the composer that can be pressed.
struct ComposerButton: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isHovered = false

    let image: UIImage
    let name: String
    var isOn = false
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(uiImage: image)
                .renderingMode(.template)
                .resizable()
                .frame(width: 20, height: 20)
                .foregroundColor(isOn || isHovered ? appearance.colors.tintColor : appearance.colors.textSecondary)
                .frame(width: 38, height: 38)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
        .accessibilityLabel(name)
    }
}
