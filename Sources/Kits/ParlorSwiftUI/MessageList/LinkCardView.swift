import Parlor
import ParlorUI
import SwiftUI

/// The first web address of a message, as a card under its words.
struct LinkCardView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.openURL) private var openURL

    let row: MessageRow

    init(_ options: MessageItemOptions) { row = options.row }

    var body: some View {
        if let card = LinkCard(row.message) {
            Button {
                openURL(card.url)
            } label: {
                HStack(spacing: 8) {
                    SymbolImage(appearance.images.link, size: 16)
                    VStack(alignment: .leading, spacing: 0) {
                        if let page = card.page {
                            Text(verbatim: page).font(appearance.fonts.footnoteBold).lineLimit(1)
                        }
                        Text(verbatim: card.host).font(appearance.fonts.caption).opacity(0.8).lineLimit(1)
                    }
                }
                .foregroundColor(appearance.words(of: row))
                .padding(.horizontal, 10)
                .padding(.vertical, 7)
                .background(
                    appearance.words(of: row).opacity(row.isOutgoing ? 0.14 : 0.06),
                    in: RoundedRectangle(cornerRadius: 10)
                )
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Link, \(card.host)")
        }
    }
}
