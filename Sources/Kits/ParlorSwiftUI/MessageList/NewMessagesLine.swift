import SwiftUI

/// The line above the first message that the reader has not seen.
struct NewMessagesLine: View {
    @Environment(\.chatAppearance) private var appearance

    var body: some View {
        HStack(spacing: 10) {
            line
            Text(verbatim: "New")
                .font(appearance.fonts.captionBold)
                .foregroundColor(appearance.colors.tintColor)
            line
        }
        .padding(.horizontal, 16)
        .padding(.top, 14)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("New messages")
    }

    private var line: some View {
        appearance.colors.tintColor.opacity(0.35)
            .frame(height: 1)
            .frame(maxWidth: .infinity)
    }
}
