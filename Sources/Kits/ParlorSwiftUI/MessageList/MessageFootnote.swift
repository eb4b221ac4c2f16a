import Parlor
import ParlorUI
import SwiftUI

/// Time and state under the last message of a group. A click on a failed one sends it again.
struct MessageFootnote: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let options: MessageItemOptions

    init(_ options: MessageItemOptions) { self.options = options }

    var body: some View {
        let footnote = FootnoteContent(options.row, times: utils.times)
        if footnote.isFailure {
            Button {
                options.viewModel.retry(options.message)
            } label: {
                HStack(spacing: 4) {
                    DeliveryMark(.failed)
                    Text(verbatim: footnote.words)
                        .font(appearance.fonts.caption)
                        .foregroundColor(appearance.colors.danger)
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(footnote.words)
        } else {
            HStack(spacing: 4) {
                if footnote.isPinned { pin }
                Text(verbatim: footnote.words)
                    .font(appearance.fonts.caption)
                    .foregroundColor(appearance.colors.textSecondary)
                if let delivery = footnote.delivery { DeliveryMark(delivery).help(readers) }
            }
            .padding(.horizontal, 8)
            .accessibilityHidden(true)
        }
    }

    private var pin: some View {
        SymbolImage(appearance.images.pinned, size: 11)
            .foregroundColor(appearance.colors.textSecondary)
    }

    private var readers: String { ReadByText.of(options.message) ?? "" }
}
