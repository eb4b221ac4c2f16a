import Parlor
import ParlorUI
import SwiftUI

/// The kit's own buttons of a row that is pulled aside: what keeps order on the leading side, what makes quiet on the other.
struct ChannelSwipeActions: View {
    @Environment(\.chatAppearance) private var appearance

    /// Dark enough for white words by day and by night, as no grey of the palette is.
    private static let quiet = Color(white: 0.42)

    let options: ChannelSwipeOptions

    init(_ options: ChannelSwipeOptions) { self.options = options }

    var body: some View {
        ForEach(options.actions, id: \.self) { action in
            Button(role: action.isDestructive ? .destructive : nil) {
                options.item.viewModel?.perform(action, on: options.item.channel)
            } label: {
                Label {
                    Text(verbatim: action.shortTitle)
                } icon: {
                    SymbolImage(appearance.images.image(of: action), size: 18)
                }
            }
            .tint(action.isLoud ? appearance.colors.bubbleOutgoing : Self.quiet)
            .accessibilityLabel(action.title)
        }
    }

    /// What stands at an edge, of all that can be done; the first stands outermost.
    static func actions(_ allowed: [ChannelAction], at edge: HorizontalEdge) -> [ChannelAction] {
        switch edge {
        case .leading: allowed.filter { [.markRead, .accept, .pin, .unpin].contains($0) }
        case .trailing: allowed.filter(\.isDestructive) + allowed.filter { [.mute, .unmute].contains($0) }
        }
    }
}

extension ChannelAction {
    /// What the row has been waiting for.
    fileprivate var isLoud: Bool { self == .markRead || self == .accept }
}
