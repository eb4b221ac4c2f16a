import Parlor
import ParlorUI
import SwiftUI

/// A thread: the message that opens it, its replies and a composer. Show it inside a navigation stack.
public struct ChatThreadView<Factory: ViewFactory>: View {
    @StateObject private var viewModel: ChatThreadViewModel

    private let factory: Factory
    private let showInChannel: (MessageId) -> Void

    public init(viewFactory: Factory, options: ThreadOptions) {
        factory = viewFactory
        showInChannel = options.showInChannel
        _viewModel = StateObject(wrappedValue: viewFactory.makeThreadViewModel(options))
    }

    public var body: some View {
        ConversationScreen(factory: factory, viewModel: viewModel)
            .modifier(factory.makeThreadHeaderViewModifier(ThreadHeaderOptions(viewModel: viewModel)))
            .navigationBarTitleDisplayMode(.inline)
            .environment(\.chatClient, viewModel.client)
    }
}
