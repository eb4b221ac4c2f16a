import Parlor
import ParlorUI
import SwiftUI

/// A person: picture, name and address, with a mark or a word at the end.
struct PersonRow: View {
    @Environment(\.chatAppearance) private var appearance

    let user: ChatUser
    var name: String?
    let detail: String
    var note: String?
    var isChecked = false

    var body: some View {
        HoverRow {
            HStack(spacing: 12) {
                UserAvatar(user: user, size: 36, showsPresence: true)
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: name ?? user.displayName)
                        .font(appearance.fonts.body)
                        .foregroundColor(appearance.colors.text)
                        .lineLimit(1)
                    Text(verbatim: detail)
                        .font(appearance.fonts.caption)
                        .foregroundColor(appearance.colors.textSecondary)
                        .lineLimit(1)
                }
                Spacer(minLength: 8)
                if let note {
                    Text(verbatim: note)
                        .font(appearance.fonts.caption)
                        .foregroundColor(appearance.colors.textSecondary)
                }
                if isChecked {
                    SymbolImage(appearance.images.check, size: 18)
                        .foregroundColor(appearance.colors.tintColor)
                }
            }
            .padding(.horizontal, 12)
            .frame(minHeight: 52)
        }
    }
}
