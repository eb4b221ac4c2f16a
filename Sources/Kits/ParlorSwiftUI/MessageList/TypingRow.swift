import Parlor
import ParlorUI
import SwiftUI

/// Who is typing, with three dots that move.
struct TypingRow: View {
    @Environment(\.chatAppearance) private var appearance

    let users: Set<ChatUser>
    let isGroup: Bool

    var body: some View {
        Group {
            if let text = TypingText.of(users, isGroup: isGroup) {
                HStack(alignment: .bottom, spacing: 8) {
                    if let user = users.min(by: { $0.id < $1.id }) {
                        UserAvatar(user: user, size: appearance.metrics.messageAvatar)
                    }
                    TypingDots()
                        .padding(.horizontal, 14)
                        .frame(height: 36)
                        .background(
                            appearance.colors.bubbleIncoming,
                            in: RoundedRectangle(cornerRadius: appearance.metrics.bubbleRadius))
                    if isGroup {
                        Text(verbatim: text)
                            .font(appearance.fonts.caption)
                            .foregroundColor(appearance.colors.textSecondary)
                            .padding(.bottom, 10)
                    }
                    Spacer(minLength: 0)
                }
                .padding(.top, appearance.metrics.spaceBetweenGroups)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(text)
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
