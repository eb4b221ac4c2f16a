import Parlor
import ParlorUI
import SwiftUI

/// The threads that the user takes part in. Show it inside a navigation stack.
public struct ChatThreadListView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @StateObject private var viewModel: ThreadListViewModel

    private let factory: Factory
    private let open: (ChatMessage) -> Void

    public init(viewFactory: Factory, options: ThreadListOptions) {
        self.init(
            viewFactory: viewFactory, viewModel: ThreadListViewModel(client: options.client, cid: options.cid),
            open: options.open)
    }

    /// With a view model of your own.
    ///
    /// - Parameter open: Takes the message that opens the thread which was chosen.
    public init(
        viewFactory: Factory, viewModel: @autoclosure @escaping () -> ThreadListViewModel,
        open: @escaping (ChatMessage) -> Void
    ) {
        factory = viewFactory
        self.open = open
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        Group {
            if !viewModel.threads.isEmpty {
                rows
            } else if let trouble = viewModel.trouble {
                factory.makeFailureView(FailureOptions(subject: .threads, message: trouble) { viewModel.load() })
            } else if viewModel.hasLoaded {
                StateMessage(
                    image: appearance.images.thread, title: "No threads yet",
                    detail: "Threads you take part in appear here.")
            } else {
                factory.makeLoadingView(LoadingOptions(subject: .channels))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.surface)
        .navigationTitle("Threads")
        .navigationBarTitleDisplayMode(.inline)
        .environment(\.chatClient, viewModel.client)
        .onAppear { viewModel.load() }
    }

    private var rows: some View {
        List(viewModel.threads) { root in
            let content = content(root)
            Button {
                open(root)
            } label: {
                factory.makeThreadItem(ThreadItemOptions(message: root, content: content))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(content.spoken)
            .chatRow()
            .onAppear {
                if let index = viewModel.threads.firstIndex(where: { $0.id == root.id }) {
                    viewModel.rowAppeared(at: index)
                }
            }
        }
        .chatRows(on: appearance.colors.surface)
        .refreshable { await viewModel.refresh() }
    }

    private func content(_ root: ChatMessage) -> ThreadItemContent {
        let channel = viewModel.client.channel(root.cid)
        let name = channel.flatMap { utils.channelNamer($0, viewModel.client.currentUserId) }
        return ThreadItemContent(root, channel: name, times: utils.times)
    }
}
