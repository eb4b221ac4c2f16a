import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// What can be done with a message.
struct MessageMenu: View {
    let message: ChatMessage
    let viewModel: ChatChannelViewModel

    var body: some View {
        ForEach(actions, id: \.self) { action in
            Button(action.title, role: action.isDestructive ? .destructive : nil) { perform(action) }
        }
    }

    /// Reactions and threads have no screen in this kit yet.
    private var actions: [MessageAction] {
        viewModel.conversation.actions(for: message).filter { ![.react, .readers, .thread].contains($0) }
    }

    private func perform(_ action: MessageAction) {
        switch action {
        case .resend: viewModel.retry(message)
        case .reply: viewModel.reply(to: message)
        case .edit: viewModel.edit(message)
        case .copy: UIPasteboard.general.string = message.text
        case .copyLink: UIPasteboard.general.string = viewModel.conversation.link(to: message)?.absoluteString
        case .pin: viewModel.conversation.setPinned(true, message)
        case .unpin: viewModel.conversation.setPinned(false, message)
        case .report: viewModel.conversation.report(message, reason: nil)
        case .delete, .discard: viewModel.delete(message)
        case .react, .readers, .thread: break
        }
    }
}
