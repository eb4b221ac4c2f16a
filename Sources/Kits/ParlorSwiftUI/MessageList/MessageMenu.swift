import Parlor
import ParlorUI
import SwiftUI

/// What can be done with a message, as a menu.
struct MessageMenu: View {
    @Environment(\.chatAppearance) private var appearance

    let options: MessageItemOptions
    let actions: [MessageAction]
    let perform: (MessageAction) -> Void

    var body: some View {
        ForEach(actions.filter { !$0.isDestructive }, id: \.self) { item($0) }
        if actions.contains(where: \.isDestructive), actions.contains(where: { !$0.isDestructive }) { Divider() }
        ForEach(actions.filter(\.isDestructive), id: \.self) { item($0) }
    }

    private func item(_ action: MessageAction) -> some View {
        Button(role: action.isDestructive ? .destructive : nil) {
            perform(action)
        } label: {
            MenuLabel(title: action.title, image: appearance.images.image(of: action))
        }
    }
}
