import Parlor
import ParlorUI
import SwiftUI
import UIKit

/// What can be done with a message.
struct MessageMenu: View {
    let message: ChatMessage
    let viewModel: ChatChannelViewModel

    var body: some View {
        if message.deliveryState == .failed {
            Button("Send again") { viewModel.retry(message) }
        }
        if !message.isDeleted {
            if message.localState == nil {
                Button("Reply") { viewModel.reply(to: message) }
            }
            if !message.text.isEmpty {
                Button("Copy text") { UIPasteboard.general.string = message.text }
            }
            if Composer.isEditable(message) {
                Button("Edit") { viewModel.edit(message) }
            }
            if message.isSentByCurrentUser {
                Button("Delete", role: .destructive) { viewModel.delete(message) }
            }
        }
    }
}
