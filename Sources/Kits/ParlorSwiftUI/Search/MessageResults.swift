import Parlor
import ParlorUI
import SwiftUI

/// The rows of the messages that a search has found.
struct MessageResults<Factory: ViewFactory>: View {
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    @ObservedObject var viewModel: MessageSearchViewModel
    let choose: (MessageSearchResult) -> Void

    var body: some View {
        ForEach(viewModel.results) { result in
            let content = content(result)
            Button {
                choose(result)
            } label: {
                factory.makeMessageResultItem(MessageResultOptions(result: result, content: content))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(content.spoken)
            .onAppear {
                if let index = viewModel.results.firstIndex(where: { $0.id == result.id }) {
                    viewModel.rowAppeared(at: index)
                }
            }
        }
    }

    private func content(_ result: MessageSearchResult) -> MessageResultContent {
        let channel = viewModel.cid == nil ? viewModel.client.channel(result.message.cid) : nil
        let name = channel.flatMap { utils.channelNamer($0, viewModel.client.currentUserId) }
        return MessageResultContent(result, channel: name, times: utils.times)
    }
}
