import ParlorUI
import SwiftUI

/// What happened to the channel or its members, between the messages.
struct SystemLine: View {
    @Environment(\.chatAppearance) private var appearance

    let row: SystemRow

    var body: some View {
        Text(verbatim: row.text)
            .font(appearance.fonts.caption)
            .foregroundColor(appearance.colors.textSecondary)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 32)
            .padding(.top, appearance.metrics.spaceBetweenGroups)
            .frame(maxWidth: .infinity)
    }
}
