import Parlor
import ParlorUI
import SwiftUI

/// A search for messages in a channel, or in all. Show it inside a navigation stack.
public struct MessageSearchView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: MessageSearchViewModel
    @State private var isSearching = true

    private let factory: Factory
    private let choose: (MessageSearchResult) -> Void

    public init(viewFactory: Factory, options: MessageSearchOptions) {
        factory = viewFactory
        choose = options.choose
        _viewModel = StateObject(wrappedValue: MessageSearchViewModel(client: options.client, cid: options.cid))
    }

    public var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(appearance.colors.background)
            .searchable(text: $viewModel.text, isPresented: $isSearching, prompt: "Words to search for")
            .onSubmit(of: .search) { viewModel.submit() }
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
            List(viewModel.results) { result in
                MessageResultButton(factory: factory, result: result, viewModel: viewModel, choose: choose)
            }
            .chatRows(on: appearance.colors.background)
        }
    }
}
