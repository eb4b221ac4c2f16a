import Parlor
import ParlorUI
import SwiftUI

/// What a channel list asks and tells over the window: a new conversation, whether to leave, what went wrong.
struct ChannelListDialogs<Factory: ViewFactory>: ViewModifier {
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelListViewModel

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: $viewModel.isStartingConversation) {
                factory.makePeoplePicker(
                    PeoplePickerOptions(
                        client: viewModel.client, title: "New conversation", doneTitle: "Start", excluded: [],
                        asksForName: true, done: { viewModel.start(with: $0, name: $1) },
                        cancel: { viewModel.isStartingConversation = false }))
            }
            .alert("Leave \(leavingName)?", isPresented: isLeaving) {
                Button("Leave", role: .destructive) {
                    if let channel = viewModel.channelToLeave { viewModel.leave(channel) }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("You will not get its messages any more.")
            }
            .alert("That did not work", isPresented: hasTrouble) {
                Button("OK", role: .cancel) {}
            } message: {
                Text(verbatim: viewModel.trouble ?? "")
            }
    }

    private var leavingName: String {
        viewModel.channelToLeave.flatMap { utils.channelNamer($0, viewModel.client.currentUserId) } ?? "this channel"
    }

    private var isLeaving: Binding<Bool> {
        Binding(get: { viewModel.channelToLeave != nil }, set: { if !$0 { viewModel.channelToLeave = nil } })
    }

    private var hasTrouble: Binding<Bool> {
        Binding(get: { viewModel.trouble != nil }, set: { if !$0 { viewModel.trouble = nil } })
    }
}
