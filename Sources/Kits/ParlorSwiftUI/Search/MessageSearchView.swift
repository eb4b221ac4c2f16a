import Parlor
import ParlorUI
import SwiftUI

/// A search for messages in a channel, or in all. Show it inside a navigation stack.
public struct MessageSearchView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: MessageSearchViewModel

    private let factory: Factory
    private let choose: (MessageSearchResult) -> Void

    public init(viewFactory: Factory, options: MessageSearchOptions) {
        factory = viewFactory
        choose = options.choose
        _viewModel = StateObject(wrappedValue: MessageSearchViewModel(client: options.client, cid: options.cid))
    }

    public var body: some View {
        VStack(spacing: 0) {
            SearchField(placeholder: "Words to search for", text: $viewModel.text, takesFocus: true) {
                viewModel.submit()
            }
            .padding(12)
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(appearance.colors.background)
        .navigationTitle("Search messages")
        .navigationBarTitleDisplayMode(.inline)
        .environment(\.chatClient, viewModel.client)
    }

    @ViewBuilder private var content: some View {
        if !viewModel.hasQuestion {
            StateMessage(image: appearance.images.search, title: "Search for words in messages")
        } else if let trouble = viewModel.trouble {
            factory.makeFailureView(FailureOptions(subject: .search, message: trouble) { viewModel.submit() })
        } else if viewModel.results.isEmpty {
            StateMessage(
                image: appearance.images.search, title: viewModel.isBusy ? "Searching …" : "Nothing found",
                detail: viewModel.isBusy ? nil : "No message holds these words.")
        } else {
            ScrollView {
                LazyVStack(spacing: 0) {
                    MessageResults(factory: factory, viewModel: viewModel, choose: choose)
                }
                .padding(.horizontal, 8)
            }
        }
    }
}
