import ParlorUI
import SwiftUI
import UIKit

/// A row of the channel list: avatar, name and time, preview and badge.
public struct ChannelListRow: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.isUnderMoreButton) private var isUnderMoreButton
    @State private var isHovered = false
    @ScaledMetric private var scale = 1.0

    private let options: ChannelListItemOptions

    public init(_ options: ChannelListItemOptions) { self.options = options }

    public var body: some View {
        let (colors, metrics) = (appearance.colors, appearance.metrics)
        HStack(spacing: metrics.rowInset) {
            AvatarView(options.content.avatar, size: metrics.rowAvatar, showsPresence: true, ground: colors.surface)
            VStack(alignment: .leading, spacing: 3) {
                titleLine
                previewLine
            }
        }
        .padding(.horizontal, metrics.rowInset)
        .frame(height: metrics.rowHeight * scale)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            options.isSelected ? colors.tintColor.opacity(0.14) : isHovered ? colors.text.opacity(0.05) : .clear,
            in: RoundedRectangle(cornerRadius: 10)
        )
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(options.content.spoken)
    }

    private var titleLine: some View {
        HStack(spacing: 5) {
            Text(verbatim: options.content.name)
                .font(options.content.isUnread ? appearance.fonts.rowTitleUnread : appearance.fonts.rowTitle)
                .foregroundColor(appearance.colors.text)
                .lineLimit(1)
                .layoutPriority(1)
            if options.content.isMuted { mark(appearance.images.muted) }
            if options.content.isPinned { mark(appearance.images.pinned) }
            Spacer(minLength: 8)
            if let time = options.content.time {
                Text(verbatim: time)
                    .font(appearance.fonts.caption)
                    .foregroundColor(isLoud ? appearance.colors.tintColor : appearance.colors.textSecondary)
                    .lineLimit(1)
                    .fixedSize()
                    .opacity(isUnderMoreButton ? 0 : 1)
            }
        }
    }

    private var previewLine: some View {
        HStack(spacing: 5) {
            MessagePreviewLabel(options.content.preview, isUnread: options.content.isUnread)
            Spacer(minLength: 8)
            ChannelBadge(options.content.badge).opacity(isUnderMoreButton ? 0 : 1)
        }
        .frame(minHeight: 20)
    }

    private var isLoud: Bool {
        if case .unread(_, isQuiet: false) = options.content.badge { true } else { false }
    }

    private func mark(_ image: UIImage) -> some View {
        SymbolImage(image, size: 13)
            .foregroundColor(appearance.colors.textTertiary)
    }
}
