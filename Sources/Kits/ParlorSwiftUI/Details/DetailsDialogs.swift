import Parlor
import ParlorUI
import SwiftUI

/// What a channel's details ask before they do something.
enum DetailsQuestion { case name, topic, leave }

/// The questions of a channel's details, and what went wrong.
struct DetailsDialogs: ViewModifier {
    @ObservedObject var viewModel: ChannelDetailsViewModel
    @Binding var question: DetailsQuestion?
    @State private var text = ""

    func body(content: Content) -> some View {
        content
            .onChange(of: question) { _, new in
                text = (new == .name ? viewModel.channel?.name : viewModel.channel?.topic) ?? ""
            }
            .alert("Name of the channel", isPresented: asks(.name)) {
                TextField("Name", text: $text)
                Button("Save") { viewModel.rename(text) }
                Button("Cancel", role: .cancel) {}
            }
            .alert("Topic of the channel", isPresented: asks(.topic)) {
                TextField("Topic", text: $text)
                Button("Save") { viewModel.changeTopic(text) }
                Button("Cancel", role: .cancel) {}
            }
            .alert("Leave this channel?", isPresented: asks(.leave)) {
                Button("Leave", role: .destructive) { viewModel.leave() }
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

    private func asks(_ wanted: DetailsQuestion) -> Binding<Bool> {
        Binding(get: { question == wanted }, set: { if !$0, question == wanted { question = nil } })
    }

    private var hasTrouble: Binding<Bool> {
        Binding(get: { viewModel.trouble != nil }, set: { if !$0 { viewModel.trouble = nil } })
    }
}
