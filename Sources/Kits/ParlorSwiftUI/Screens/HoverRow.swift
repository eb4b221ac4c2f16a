import SwiftUI

/// A row across the list that is lit under the pointer, and while it is selected.
struct HoverRow<Content: View>: View {
    @Environment(\.chatAppearance) private var appearance
    @State private var isHovered = false

    var isSelected = false
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(ground, in: RoundedRectangle(cornerRadius: 10))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }

    private var ground: Color {
        if isSelected { return appearance.colors.tintColor.opacity(0.14) }
        return isHovered ? appearance.colors.text.opacity(0.05) : .clear
    }
}
