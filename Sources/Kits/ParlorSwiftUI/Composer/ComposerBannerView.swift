import ParlorUI
import SwiftUI

/// What the composer replies to or edits, with a way out.
struct ComposerBannerView: View {
    @Environment(\.chatAppearance) private var appearance

    let banner: ComposerBanner
    let cancel: () -> Void

    var body: some View {
        HStack(spacing: 10) {
            Capsule()
                .fill(appearance.colors.tintColor)
                .frame(width: 3, height: 32)
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: banner.title)
                    .font(appearance.fonts.captionBold)
                    .foregroundColor(appearance.colors.tintColor)
                Text(verbatim: banner.text)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(appearance.colors.textSecondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 8)
            Button(action: cancel) {
                Image(uiImage: appearance.images.close)
                    .renderingMode(.template)
                    .resizable()
                    .frame(width: 14, height: 14)
                    .foregroundColor(appearance.colors.textSecondary)
                    .padding(8)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Cancel")
        }
        .padding(.horizontal, 16)
        .padding(.top, 10)
    }
}
