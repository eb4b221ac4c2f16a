import Parlor
import ParlorUI
import SwiftUI

/// What can be done with a message: the signs to react with, and below them the actions.
struct MessageActionsPanel<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance

    let factory: Factory
    let options: MessageActionsOptions

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if options.actions.contains(.react) {
                factory.makeReactionPicker(
                    ReactionPickerOptions(item: options.item, isExpanded: options.startsWithReactions) { key in
                        options.dismiss()
                        options.item.viewModel.toggleReaction(key, on: options.item.message)
                    })
            }
            if !options.startsWithReactions { actions }
        }
        .padding(6)
        .frame(width: ReactionPickerView.width + 12)
        .background(appearance.colors.elevated)
    }

    private var actions: some View {
        let shown = options.actions.filter { $0 != .react }
        return VStack(alignment: .leading, spacing: 0) {
            if options.actions.contains(.react) {
                appearance.colors.hairline.frame(height: 1).padding(.vertical, 6)
            }
            ForEach(shown, id: \.self) { action in
                PanelRow(
                    title: action.title, image: appearance.images.image(of: action), isDestructive: action.isDestructive
                ) {
                    options.dismiss()
                    options.item.viewModel.perform(action, on: options.item.message)
                }
            }
        }
    }
}
