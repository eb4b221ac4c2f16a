import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// A row of a channel's details that leads on, is switched, or does something.
struct SettingRow: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.layoutDirection) private var direction

    let row: ChannelDetailRow
    let channel: ChatChannel?
    let viewModel: ChannelDetailsViewModel
    let choose: () -> Void

    var body: some View {
        switch row {
        case .mute:
            toggle("Mute", appearance.images.muted, channel?.isMuted ?? false) { viewModel.setMuted($0) }
        case .pin:
            toggle("Pin to the top", appearance.images.pinned, channel?.isPinned ?? false) { viewModel.setPinned($0) }
        case .search: button("Search messages", appearance.images.search)
        case .name: button("Name", appearance.images.messageActionEdit, value: channel?.name ?? "None")
        case .topic: button("Topic", appearance.images.file, value: channel?.topic ?? "None")
        case .picture: button("Change picture", appearance.images.picture)
        case .addPeople:
            button("Add people", appearance.images.addPerson, color: appearance.colors.tintColor, leadsOn: false)
        case .leave: button("Leave", appearance.images.leave, color: appearance.colors.danger, leadsOn: false)
        case .head, .member: EmptyView()
        }
    }

    private func button(
        _ title: String, _ image: UIImage, value: String? = nil, color: Color? = nil, leadsOn: Bool = true
    ) -> some View {
        Button(action: choose) {
            HoverRow {
                HStack(spacing: 12) {
                    sign(image, color ?? appearance.colors.textSecondary)
                    Text(verbatim: title)
                        .font(appearance.fonts.body)
                        .foregroundColor(color ?? appearance.colors.text)
                        .fixedSize()
                    Spacer(minLength: 8)
                    if let value {
                        Text(verbatim: value)
                            .font(appearance.fonts.footnote)
                            .foregroundColor(appearance.colors.textSecondary)
                            .lineLimit(1)
                    }
                    if leadsOn {
                        SymbolImage(
                            direction == .rightToLeft ? appearance.images.previous : appearance.images.disclosure,
                            size: 12
                        )
                        .foregroundColor(appearance.colors.textTertiary)
                    }
                }
                .padding(.horizontal, 12)
                .frame(minHeight: 44)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(value.map { "\(title), \($0)" } ?? title)
    }

    private func toggle(
        _ title: String, _ image: UIImage, _ isOn: Bool, _ change: @escaping (Bool) -> Void
    ) -> some View {
        Toggle(isOn: Binding(get: { isOn }, set: change)) {
            HStack(spacing: 12) {
                sign(image, appearance.colors.textSecondary)
                Text(verbatim: title)
                    .font(appearance.fonts.body)
                    .foregroundColor(appearance.colors.text)
            }
        }
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .accessibilityLabel(title)
    }

    private func sign(_ image: UIImage, _ color: Color) -> some View {
        SymbolImage(image, size: 18)
            .foregroundColor(color)
            .accessibilityHidden(true)
    }
}
