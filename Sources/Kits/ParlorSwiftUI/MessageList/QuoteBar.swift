import Parlor
import ParlorUI
import SwiftUI

/// The message that another one answers, as an inset bar. A click shows the original.
struct QuoteBar: View {
    @Environment(\.chatAppearance) private var appearance

    let options: MessageItemOptions
    private var row: MessageRow { options.row }

    init(_ options: MessageItemOptions) { self.options = options }

    var body: some View {
        if let quote = row.quote {
            Button {
                options.viewModel.show(messageID: quote.eventID)
            } label: {
                bar(quote)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(quote.spoken)
        }
    }

    private func bar(_ quote: QuoteContent) -> some View {
        let (text, accent) = (appearance.words(of: row), appearance.accent(of: row))
        return VStack(alignment: .leading, spacing: 1) {
            if let author = quote.author {
                Text(verbatim: author)
                    .font(appearance.fonts.captionBold)
                    .foregroundColor(accent)
            }
            Text(verbatim: quote.text)
                .font(appearance.fonts.footnote)
                .foregroundColor(text.opacity(0.85))
                .lineLimit(2)
        }
        .padding(.leading, 11)
        .overlay(alignment: .leading) {
            Capsule()
                .fill(accent)
                .frame(width: 3)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .background(text.opacity(row.isOutgoing ? 0.14 : 0.06), in: RoundedRectangle(cornerRadius: 10))
    }
}
