import Parlor
import ParlorUI
import SwiftUI

/// Pushes the screens that a channel leads to: threads, details, search.
struct ChannelDestinations<Factory: ViewFactory>: ViewModifier {
    @Environment(\.channelListViewModel) private var list

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelViewModel

    func body(content: Content) -> some View {
        content.navigationDestination(item: $viewModel.destination) { screen($0) }
    }

    @ViewBuilder private func screen(_ destination: ChannelDestination) -> some View {
        switch destination {
        case .thread(let rootID):
            factory.makeThread(
                ThreadOptions(channelController: viewModel.controller, rootID: rootID) { showInChannel($0) })
        case .threads:
            factory.makeThreadList(
                ThreadListOptions(client: viewModel.client, cid: viewModel.controller.cid) { root in
                    viewModel.destination = .thread(root.id)
                })
        case .details:
            factory.makeChannelDetails(
                ChannelDetailsOptions(
                    channelController: viewModel.controller, search: { viewModel.destination = .search },
                    open: { list?.open($0) },
                    left: {
                        viewModel.destination = nil
                        list?.closed(viewModel.controller.cid)
                    }))
        case .search:
            factory.makeMessageSearch(
                MessageSearchOptions(client: viewModel.client, cid: viewModel.controller.cid) {
                    showInChannel($0.message.id)
                })
        }
    }

    private func showInChannel(_ messageID: MessageId) {
        viewModel.destination = nil
        viewModel.show(messageID: messageID)
    }
}
