import Parlor
import ParlorUI
import SwiftUI

/// The messages of a channel and its states.
///
/// The list is anchored at its bottom: it follows at the end, and above the end nothing that arrives moves what is read.
struct MessageList<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelViewModel

    private let end = "end"

    var body: some View {
        Group {
            switch viewModel.phase {
            case .loading: MessageListSkeleton()
            case .failed(let message): failure(message)
            case .ready where viewModel.items.isEmpty: factory.makeEmptyMessagesView(for: viewModel.channel)
            case .ready: messages
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.background)
    }

    private var messages: some View {
        GeometryReader { space in
            let bubbleWidth = appearance.metrics.bubbleWidth(in: space.size.width)
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(viewModel.items) { item in
                            TimelineItemView(
                                factory: factory, item: item, bubbleWidth: bubbleWidth, viewModel: viewModel
                            )
                            .onAppear { viewModel.itemAppeared(item) }
                        }
                        TypingRow(users: viewModel.typingUsers, isGroup: viewModel.channel?.isGroup ?? false)
                            .id(end)
                    }
                }
                .defaultScrollAnchor(.bottom)
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.visibleRect.maxY >= geometry.contentSize.height - 40
                } action: { _, isAtBottom in
                    viewModel.bottomChanged(isAtBottom)
                }
                .onChange(of: viewModel.scrollRequest) { _, request in
                    if let request { perform(request, proxy) }
                }
                .overlay(alignment: .bottomTrailing) {
                    if !viewModel.isAtBottom {
                        JumpToLatestButton(count: viewModel.arrivals.count) { viewModel.scroll(to: .latest) }
                            .padding(14)
                    }
                }
            }
        }
    }

    private func perform(_ request: ScrollRequest, _ proxy: ScrollViewProxy) {
        let glide = Animation.easeOut(duration: appearance.metrics.motion)
        switch request.target {
        case .end: proxy.scrollTo(end, anchor: .bottom)
        case .latest: withAnimation(glide) { proxy.scrollTo(end, anchor: .bottom) }
        case .item(let id): withAnimation(glide) { proxy.scrollTo(id, anchor: .center) }
        }
    }

    private func failure(_ message: String) -> some View {
        StateMessage(
            image: appearance.images.trouble, title: "The messages could not be loaded", detail: message,
            action: ("Retry", { viewModel.load() }))
    }
}
