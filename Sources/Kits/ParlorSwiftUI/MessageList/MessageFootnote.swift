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
        if row.message.deliveryState == .failed {
            Button(action: retry) {
                HStack(spacing: 4) {
                    DeliveryMark(.failed)
                    Text(verbatim: "Not sent. Try again")
                        .font(appearance.fonts.caption)
                        .foregroundColor(appearance.colors.danger)
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Not sent. Try again")
        } else {
            HStack(spacing: 4) {
                Text(verbatim: words)
                    .font(appearance.fonts.caption)
                    .foregroundColor(appearance.colors.textSecondary)
                if row.isOutgoing, !row.message.isDeleted { DeliveryMark(row.message.deliveryState) }
            }
            .padding(.horizontal, 8)
            .accessibilityHidden(true)
        }
    }

    private var words: String {
        let time = utils.times.clock(row.message.createdAt)
        return row.message.isEdited && !row.message.isDeleted ? "Edited \(time)" : time
    }
}
