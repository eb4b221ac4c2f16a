import Parlor
import ParlorUI
import SwiftUI

/// A message: avatar, name, bubble, reactions and footnote.
public struct MessageItemView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    private let options: MessageItemOptions
    private var row: MessageRow { options.row }

    public init(_ options: MessageItemOptions) { self.options = options }

    public var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if row.isOutgoing { Spacer(minLength: 0) } else { avatar }
            VStack(alignment: row.isOutgoing ? .trailing : .leading, spacing: 3) {
                if row.showsAuthorName { name }
                bubble
                if row.showsFootnote { MessageFootnote(row: row, retry: { options.viewModel.retry(row.message) }) }
            }
            if !row.isOutgoing { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, alignment: row.isOutgoing ? .trailing : .leading)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(row.spoken(utils.times))
    }

    /// The avatar stands beside the last bubble of a group, the footnote below both; other bubbles keep its place free.
    private var avatar: some View {
        Group {
            if row.showsAvatar {
                UserAvatar(user: row.message.author, size: appearance.metrics.messageAvatar)
                    .padding(.bottom, 18)
            } else {
                Color.clear.frame(height: 1)
            }
        }
        .frame(width: appearance.metrics.messageAvatar)
    }

    private var name: some View {
        Text(verbatim: row.message.author.displayName)
            .font(appearance.fonts.captionBold)
            .foregroundColor(Color(AvatarName.color(of: row.message.author.id)))
            .padding(.leading, appearance.metrics.bubblePaddingHorizontal)
            .lineLimit(1)
    }

    private var bubble: some View {
        MessageBubble(row: row, maxWidth: options.bubbleWidth, viewModel: options.viewModel)
            .frame(maxWidth: options.bubbleWidth, alignment: row.isOutgoing ? .trailing : .leading)
            .contextMenu { MessageMenu(message: row.message, viewModel: options.viewModel) }
            .padding(.bottom, row.message.reactions.isEmpty ? 0 : 18)
            .overlay(alignment: row.isOutgoing ? .bottomTrailing : .bottomLeading) {
                if !row.message.reactions.isEmpty {
                    ReactionPills(pills: ReactionPill.of(row.message)) {
                        options.viewModel.toggleReaction($0, on: row.message)
                    }
                }
            }
    }
}
