import Parlor
import ParlorUI
import SwiftUI

/// A row of a found message: a press shows the message where it stands.
struct MessageResultButton<Factory: ViewFactory>: View {
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    let result: MessageSearchResult
    let viewModel: MessageSearchViewModel
    let choose: (MessageSearchResult) -> Void

    var body: some View {
        let content = content
        Button {
            choose(result)
        } label: {
            factory.makeMessageResultItem(MessageResultOptions(result: result, content: content))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(content.spoken)
        .chatRow()
        .onAppear {
            if let index = viewModel.results.firstIndex(where: { $0.id == result.id }) {
                viewModel.rowAppeared(at: index)
            }
        }
    }

    private var content: MessageResultContent {
        let channel = viewModel.cid == nil ? viewModel.client.channel(result.message.cid) : nil
        let name = channel.flatMap { utils.channelNamer($0, viewModel.client.currentUserId) }
        return MessageResultContent(result, channel: name, times: utils.times)
    }
}
