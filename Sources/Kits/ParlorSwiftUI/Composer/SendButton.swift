import SwiftUI

/// The round button that appears with text.
struct SendButton: View {
    @Environment(\.chatAppearance) private var appearance

    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(uiImage: appearance.images.send)
                .renderingMode(.template)
                .resizable()
                .frame(width: 20, height: 20)
                .foregroundColor(appearance.colors.textOnTint)
                .frame(width: 38, height: 38)
                .background(appearance.colors.tintColor, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Send")
    }
}
