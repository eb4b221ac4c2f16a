import Parlor
import ParlorUI
import SwiftUI

/// Time and state under the last message of a group. A click on a failed one sends it again.
struct MessageFootnote: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let row: MessageRow
    let retry: () -> Void

    var body: some View {
        let footnote = FootnoteContent(row, times: utils.times)
        if footnote.isFailure {
            Button(action: retry) {
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
                Text(verbatim: footnote.words)
                    .font(appearance.fonts.caption)
                    .foregroundColor(appearance.colors.textSecondary)
                if let delivery = footnote.delivery { DeliveryMark(delivery) }
            }
            .padding(.horizontal, 8)
            .accessibilityHidden(true)
        }
    }
}
