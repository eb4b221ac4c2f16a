import Parlor
import SwiftUI

/// A channel: header, messages and composer, and the screens that they lead to. Show it inside a navigation stack.
public struct ChatChannelView<Factory: ViewFactory>: View {
    @StateObject private var viewModel: ChatChannelViewModel

    private let factory: Factory

    public init(viewFactory: Factory, channelController: ChatChannelController) {
        self.init(viewFactory: viewFactory, viewModel: viewFactory.makeChannelViewModel(for: channelController))
    }

    /// With a view model of your own.
    public init(viewFactory: Factory, viewModel: @autoclosure @escaping () -> ChatChannelViewModel) {
        factory = viewFactory
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ConversationScreen(factory: factory, viewModel: viewModel)
            .modifier(ChannelHeader(factory: factory, viewModel: viewModel))
            .modifier(ChannelDestinations(factory: factory, viewModel: viewModel))
            .onAppear { ViewFactoryCheck.check(Factory.self) }
    }
}

extension ChatChannelView where Factory == DefaultViewFactory {
    /// The kit's own parts.
    public init(channelController: ChatChannelController) {
        self.init(
            viewFactory: DefaultViewFactory(chatClient: channelController.client), channelController: channelController)
    }
}
