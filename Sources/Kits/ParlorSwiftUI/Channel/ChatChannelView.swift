import Parlor
import SwiftUI

/// A channel: header, messages and composer. Show it inside a navigation stack.
public struct ChatChannelView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: ChatChannelViewModel

    private let factory: Factory

    public init(viewFactory: Factory, channelController: ChatChannelController) {
        self.init(viewFactory: viewFactory, viewModel: ChatChannelViewModel(channelController: channelController))
    }

    /// With a view model of your own.
    public init(viewFactory: Factory, viewModel: @autoclosure @escaping () -> ChatChannelViewModel) {
        factory = viewFactory
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) {
            MessageList(factory: factory, viewModel: viewModel)
            appearance.colors.hairline
                .frame(height: 1)
            factory.makeComposer(viewModel)
        }
        .background(appearance.colors.background)
        .modifier(ChannelHeader(factory: factory, viewModel: viewModel))
        .tint(appearance.colors.tintColor)
        .environment(\.chatClient, viewModel.client)
        .onAppear { viewModel.appeared() }
        .onDisappear { viewModel.disappeared() }
    }
}

extension ChatChannelView where Factory == DefaultViewFactory {
    /// The kit's own parts.
    public init(channelController: ChatChannelController) {
        self.init(
            viewFactory: DefaultViewFactory(chatClient: channelController.client), channelController: channelController)
    }
}
