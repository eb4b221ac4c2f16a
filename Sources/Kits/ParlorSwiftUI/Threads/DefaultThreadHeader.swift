import Parlor
import ParlorUI
import SwiftUI

/// The kit's own header of a thread: where it stands, and how many replies there are.
struct DefaultThreadHeader: ThreadHeaderViewModifier {
    @ObservedObject private var viewModel: ChatThreadViewModel

    init(_ options: ThreadHeaderOptions) { viewModel = options.viewModel }

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .principal) { ThreadTitle(viewModel: viewModel) }
        }
    }
}

private struct ThreadTitle: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @ObservedObject var viewModel: ChatThreadViewModel

    var body: some View {
        VStack(spacing: 1) {
            Text(verbatim: "Thread")
                .font(appearance.fonts.title)
                .foregroundColor(appearance.colors.text)
            Text(verbatim: subtitle)
                .font(appearance.fonts.caption)
                .foregroundColor(appearance.colors.textSecondary)
                .lineLimit(1)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Thread, \(subtitle)")
    }

    private var subtitle: String {
        let name = viewModel.channel.flatMap { utils.channelNamer($0, viewModel.client.currentUserId) }
        return name.map { "\($0) · \(viewModel.replyCountText)" } ?? viewModel.replyCountText
    }
}
