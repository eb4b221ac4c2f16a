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
            case .loading: factory.makeLoadingView(LoadingOptions(subject: .messages))
            case .failed(let message):
                factory.makeFailureView(
                    FailureOptions(subject: .messages, message: message) { viewModel.load() })
            case .ready where viewModel.items.isEmpty:
                factory.makeEmptyMessagesView(EmptyMessagesOptions(channel: viewModel.channel, viewModel: viewModel))
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
                        VStack(spacing: 0) {
                            factory.makeTypingIndicator(
                                TypingIndicatorOptions(
                                    users: viewModel.typingUsers, isGroup: viewModel.channel?.isGroup ?? false))
                            Color.clear.frame(height: 14)
                        }
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
                        factory.makeJumpToLatestButton(
                            JumpToLatestOptions(count: viewModel.arrivals.count) { viewModel.jumpToLatest() }
                        )
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
}
