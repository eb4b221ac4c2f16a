import Parlor
import ParlorUI
import SwiftUI

/// The reactions to a message. A click adds one's own, or takes it back; a long press or a second click shows who reacted.
struct ReactionPills: View {
    @Environment(\.chatAppearance) private var appearance
    @ScaledMetric private var scale = 1.0

    /// Where the desktop does not enlarge text.
    static let height = 24.0

    let options: MessageItemOptions

    init(_ options: MessageItemOptions) { self.options = options }

    var body: some View {
        HStack(spacing: 4) {
            ForEach(ReactionPill.of(options.message)) { reaction in
                Button {
                    options.viewModel.toggleReaction(reaction.key, on: options.message)
                } label: {
                    pill(reaction)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(reaction.spoken)
                .contextMenu {
                    Button("Who reacted") { options.viewModel.showReactors(of: options.message, key: reaction.key) }
                }
                .onLongPressGesture { options.viewModel.showReactors(of: options.message, key: reaction.key) }
            }
        }
        .padding(.horizontal, 8)
    }

    private func pill(_ reaction: ReactionPill) -> some View {
        HStack(spacing: 3) {
            Text(verbatim: reaction.key)
                .font(appearance.fonts.footnote)
            if let count = reaction.countText {
                Text(verbatim: count)
                    .font(appearance.fonts.captionBold)
                    .foregroundColor(reaction.isOwn ? appearance.colors.tintColor : appearance.colors.textSecondary)
            }
        }
        .padding(.horizontal, 7)
        .frame(height: Self.height * scale)
        .background(appearance.colors.elevated, in: Capsule())
        .overlay {
            Capsule().strokeBorder(
                reaction.isOwn ? appearance.colors.tintColor : appearance.colors.hairline, lineWidth: 1)
        }
    }
}
