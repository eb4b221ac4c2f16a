import Parlor
import SwiftUI

/// Messages and composer, and what lies over them: the body of a channel's and of a thread's screen.
struct ConversationScreen<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatPlayback) private var playback

    let factory: Factory
    let viewModel: ChatChannelViewModel

    var body: some View {
        VStack(spacing: 0) {
            MessageList(factory: factory, viewModel: viewModel)
            appearance.colors.hairline
                .frame(height: 1)
            factory.makeComposer(ComposerOptions(viewModel: viewModel.composer, channelViewModel: viewModel))
        }
        .background(appearance.colors.background)
        .background(FileDropArea(files: { viewModel.composer.attach($0) }, picture: { viewModel.composer.attach($0) }))
        .modifier(ConversationOverlays(factory: factory, viewModel: viewModel))
        .tint(appearance.colors.tintColor)
        .environment(\.chatClient, viewModel.client)
        .onAppear { viewModel.appeared() }
        .onDisappear {
            viewModel.disappeared()
            // A screen that was pushed over this one only covers it.
            if viewModel.destination == nil { playback.stop(for: viewModel) }
        }
    }
}
