import Parlor
import ParlorUI
import SwiftUI

/// A member of a channel. A click writes to them; the menu holds what else the user may do.
struct MemberRow: View {
    @Environment(\.chatAppearance) private var appearance

    let options: MemberItemOptions
    private var member: ChatChannelMember { options.member }

    init(_ options: MemberItemOptions) { self.options = options }

    var body: some View {
        HStack(spacing: 0) {
            Button {
                if options.actions.contains(.write) { options.perform(.write) }
            } label: {
                PersonRow(user: member.user, name: name, detail: detail, note: member.role.title)
            }
            .buttonStyle(.plain)
            .accessibilityLabel([name, member.role.title, detail].compactMap { $0 }.joined(separator: ", "))
            if options.actions.count > 1 {
                Menu {
                    items
                } label: {
                    SymbolImage(appearance.images.more, size: 16)
                        .foregroundColor(appearance.colors.textSecondary)
                        .frame(width: 36, height: 36)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("More about \(member.displayName)")
            }
        }
        .contextMenu { items }
    }

    private var items: some View {
        ForEach(options.actions, id: \.self) { action in
            Button(action.title(for: member), role: action.isDestructive ? .destructive : nil) {
                options.perform(action)
            }
        }
    }

    private var name: String { options.isCurrentUser ? "\(member.displayName) (you)" : member.displayName }

    private var detail: String {
        if member.membership == .invited { return "Invited" }
        return member.isSilenced ? "Can read, but not write" : member.id
    }
}
