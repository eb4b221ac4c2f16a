import Parlor
import ParlorUI
import SwiftUI

/// What can be done with a channel from the list.
struct ChannelActionsMenu: View {
    @Environment(\.chatAppearance) private var appearance

    let options: ChannelListItemOptions

    init(_ options: ChannelListItemOptions) { self.options = options }

    var body: some View {
        ForEach(options.actions.filter { !$0.isDestructive }, id: \.self) { item($0) }
        if options.actions.contains(where: \.isDestructive) { Divider() }
        ForEach(options.actions.filter(\.isDestructive), id: \.self) { item($0) }
    }

    private func item(_ action: ChannelAction) -> some View {
        Button(role: action.isDestructive ? .destructive : nil) {
            options.viewModel?.perform(action, on: options.channel)
        } label: {
            MenuLabel(title: action.title, image: appearance.images.image(of: action))
        }
        .accessibilityLabel(action.title)
    }
}
