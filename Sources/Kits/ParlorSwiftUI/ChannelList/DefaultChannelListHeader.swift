import SwiftUI

/// The kit's own header of the channel list: its title.
struct DefaultChannelListHeader: ChannelListHeaderViewModifier {
    var title: String

    func body(content: Content) -> some View {
        content.navigationTitle(title)
    }
}
