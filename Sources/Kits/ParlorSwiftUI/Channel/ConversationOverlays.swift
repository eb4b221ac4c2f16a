import Parlor
import ParlorUI
import SwiftUI

/// What opens over the messages: who has reacted, pictures, and the question before a report.
struct ConversationOverlays<Factory: ViewFactory>: ViewModifier {
    let factory: Factory
    @ObservedObject var viewModel: ChatChannelViewModel
    @State private var reason = ""

    func body(content: Content) -> some View {
        content
            .sheet(item: $viewModel.reactorsSheet) { sheet in
                factory.makeReactors(ReactorsOptions(sheet: sheet, client: viewModel.client))
            }
            .fullScreenCover(item: $viewModel.galleryCover) { cover in
                factory.makeGallery(
                    GalleryOptions(content: cover.content, client: viewModel.client) { viewModel.galleryCover = nil })
            }
            .alert("Report this message?", isPresented: isReporting) {
                TextField("Reason", text: $reason)
                Button("Report", role: .destructive) { report() }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It is shown to those who run the server.")
            }
    }

    private var isReporting: Binding<Bool> {
        Binding(get: { viewModel.reportedMessage != nil }, set: { if !$0 { viewModel.reportedMessage = nil } })
    }

    private func report() {
        guard let message = viewModel.reportedMessage else { return }
        viewModel.conversation.report(message, reason: reason.isEmpty ? nil : reason)
        reason = ""
    }
}
