import ParlorUI
import SwiftUI

/// The second line of a row: a sign for an attachment, and words.
struct MessagePreviewLabel: View {
    @Environment(\.chatAppearance) private var appearance

    private let preview: MessagePreview
    private let isUnread: Bool

    init(_ preview: MessagePreview, isUnread: Bool) {
        self.preview = preview
        self.isUnread = isUnread
    }

    var body: some View {
        HStack(spacing: 4) {
            if let icon = preview.icon {
                SymbolImage(appearance.images.image(of: icon), size: 15)
            }
            Text(verbatim: preview.text)
                .font(appearance.fonts.footnote)
                .italic(preview.emphasis == .placeholder)
                .lineLimit(1)
        }
        .foregroundColor(color)
    }

    private var color: Color {
        switch preview.emphasis {
        case .accent: appearance.colors.tintColor
        case .plain: isUnread ? appearance.colors.text : appearance.colors.textSecondary
        case .placeholder: appearance.colors.textSecondary
        }
    }
}
