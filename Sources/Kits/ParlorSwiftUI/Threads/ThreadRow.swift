import ParlorUI
import SwiftUI

/// A row of a list of threads: who began it and where, what with, and the newest reply.
struct ThreadRow: View {
    @Environment(\.chatAppearance) private var appearance

    let content: ThreadItemContent

    init(_ options: ThreadItemOptions) { content = options.content }

    var body: some View {
        HoverRow {
            HStack(alignment: .top, spacing: appearance.metrics.rowInset) {
                AvatarView(content.avatar, size: 36)
                VStack(alignment: .leading, spacing: 3) {
                    HStack(spacing: 8) {
                        Text(verbatim: content.title)
                            .font(content.unread > 0 ? appearance.fonts.rowTitleUnread : appearance.fonts.rowTitle)
                            .foregroundColor(appearance.colors.text)
                            .lineLimit(1)
                        Spacer(minLength: 0)
                        if let time = content.time {
                            Text(verbatim: time)
                                .font(appearance.fonts.caption)
                                .foregroundColor(appearance.colors.textSecondary)
                                .fixedSize()
                        }
                    }
                    Text(verbatim: content.root)
                        .font(appearance.fonts.footnote)
                        .foregroundColor(appearance.colors.text)
                        .lineLimit(2)
                    HStack(spacing: 8) {
                        Text(verbatim: content.reply)
                            .font(appearance.fonts.footnote)
                            .foregroundColor(appearance.colors.tintColor)
                            .lineLimit(1)
                        Spacer(minLength: 0)
                        if content.unread > 0 { UnreadBadgeView(count: content.unread) }
                    }
                }
            }
            .padding(appearance.metrics.rowInset)
        }
    }
}
