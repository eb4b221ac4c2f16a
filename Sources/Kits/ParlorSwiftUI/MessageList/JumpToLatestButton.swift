import ParlorUI
import SwiftUI

/// A round button to the newest message, with the number of messages that have arrived there.
struct JumpToLatestButton: View {
    @Environment(\.chatAppearance) private var appearance

    let count: Int
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            SymbolImage(appearance.images.jumpToLatest, size: 18)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 40, height: 40)
                .background(appearance.colors.elevated, in: Circle())
                .overlay { Circle().strokeBorder(appearance.colors.hairline, lineWidth: 1) }
                .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
                .overlay(alignment: .top) {
                    if count > 0 { UnreadBadgeView(count: count).offset(y: -10) }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(count > 0 ? "Jump to latest, \(count) new" : "Jump to latest")
    }
}
