import Parlor
import ParlorUI
import SwiftUI

/// A message that was found: who wrote it and when, and the line of it that holds the words.
struct MessageResultRow: View {
    @Environment(\.chatAppearance) private var appearance

    let content: MessageResultContent

    init(_ options: MessageResultOptions) { content = options.content }

    var body: some View {
        HoverRow {
            HStack(spacing: appearance.metrics.rowInset) {
                AvatarView(content.avatar, size: 36)
                VStack(alignment: .leading, spacing: 2) {
                    HStack(spacing: 8) {
                        Text(verbatim: content.title)
                            .font(appearance.fonts.footnoteBold)
                            .foregroundColor(appearance.colors.text)
                            .lineLimit(1)
                        Spacer(minLength: 0)
                        Text(verbatim: content.time)
                            .font(appearance.fonts.caption)
                            .foregroundColor(appearance.colors.textSecondary)
                            .fixedSize()
                    }
                    Text(excerpt)
                        .font(appearance.fonts.footnote)
                        .foregroundColor(appearance.colors.textSecondary)
                        .lineLimit(2)
                }
            }
            .padding(.horizontal, appearance.metrics.rowInset)
            .frame(minHeight: 60)
        }
    }

    private var excerpt: AttributedString {
        var text = AttributedString(content.excerpt)
        for range in content.highlights {
            guard let start = AttributedString.Index(range.lowerBound, within: text),
                let end = AttributedString.Index(range.upperBound, within: text)
            else { continue }
            text[start..<end].foregroundColor = appearance.colors.tintColor
            text[start..<end].font = appearance.fonts.footnoteBold
        }
        return text
    }
}
