import ParlorUI
import SwiftUI

/// The end of a row's second line: how much is unread, or how far one's own message got.
struct ChannelBadge: View {
    @Environment(\.chatAppearance) private var appearance

    private let badge: ChannelRowContent.Badge

    init(_ badge: ChannelRowContent.Badge) { self.badge = badge }

    var body: some View {
        switch badge {
        case .none: EmptyView()
        case .unread(let count, let isQuiet): UnreadBadgeView(count: count, isQuiet: isQuiet)
        case .delivery(let state): DeliveryMark(state)
        }
    }
}

/// A number in a pill.
struct UnreadBadgeView: View {
    @Environment(\.chatAppearance) private var appearance

    let count: Int
    var isQuiet = false

    var body: some View {
        Text(verbatim: UnreadBadge.text(count))
            .font(appearance.fonts.badge)
            .foregroundColor(isQuiet ? appearance.colors.background : appearance.colors.textOnTint)
            .padding(.horizontal, 6)
            .frame(minWidth: 20, minHeight: 20)
            .background(isQuiet ? appearance.colors.textTertiary : appearance.colors.tintColor, in: Capsule())
            .fixedSize()
    }
}
