import Parlor
import SwiftUI

/// The reactions to a message. A click adds one's own, or takes it back.
struct ReactionPills: View {
    @Environment(\.chatAppearance) private var appearance

    let reactions: [MessageReaction]
    let toggle: (String) -> Void

    var body: some View {
        HStack(spacing: 4) {
            ForEach(reactions, id: \.key) { reaction in
                Button {
                    toggle(reaction.key)
                } label: {
                    pill(reaction)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("\(reaction.key), \(reaction.count)")
            }
        }
        .padding(.horizontal, 8)
    }

    private func pill(_ reaction: MessageReaction) -> some View {
        HStack(spacing: 3) {
            Text(verbatim: reaction.key)
                .font(appearance.fonts.footnote)
            if reaction.count > 1 {
                Text(verbatim: "\(reaction.count)")
                    .font(appearance.fonts.captionBold)
                    .foregroundColor(reaction.isOwn ? appearance.colors.tintColor : appearance.colors.textSecondary)
            }
        }
        .padding(.horizontal, 7)
        .frame(height: 24)
        .background(appearance.colors.elevated, in: Capsule())
        .overlay {
            Capsule().stroke(reaction.isOwn ? appearance.colors.tintColor : appearance.colors.hairline, lineWidth: 1)
        }
    }
}
