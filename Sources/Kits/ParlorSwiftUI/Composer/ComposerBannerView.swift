import ParlorUI
import SwiftUI

/// What the composer replies to or edits, with a way out.
struct ComposerBannerView: View {
    @Environment(\.chatAppearance) private var appearance

    let options: ComposerBannerOptions

    init(_ options: ComposerBannerOptions) { self.options = options }

    var body: some View {
        HStack(spacing: 10) {
            Capsule()
                .fill(appearance.colors.tintColor)
                .frame(width: 3, height: 32)
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: options.banner.title)
                    .font(appearance.fonts.captionBold)
                    .foregroundColor(appearance.colors.tintColor)
                Text(verbatim: options.banner.text)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(appearance.colors.textSecondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 8)
            SymbolButton(image: appearance.images.close, name: "Cancel", size: 14, action: options.cancel)
        }
        .padding(.leading, 16)
        .padding(.trailing, 8)
        .padding(.top, 8)
    }
}
