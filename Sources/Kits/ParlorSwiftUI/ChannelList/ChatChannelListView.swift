import Parlor
import SwiftUI

/// A channel list with navigation: one column in a narrow window, list and channel side by side in a wide one.
public struct ChatChannelListView<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @StateObject private var viewModel: ChatChannelListViewModel

    @State private var isSwitching = false

    private let factory: Factory
    private let title: String

    /// - Parameters:
    ///   - viewFactory: Makes the parts.
    ///   - title: Stands in the header.
    ///   - channelListController: Which channels to show; without one, all that the user has joined or is invited to. It
    ///     may be made before anyone has connected.
    public init(
        viewFactory: Factory, title: String = "Chats", channelListController: ChatChannelListController? = nil
    ) {
        self.init(
            viewFactory: viewFactory, title: title,
            viewModel: ChatChannelListViewModel(
                channelListController: channelListController ?? viewFactory.chatClient.allConversations()))
    }

    /// With a view model of your own.
    public init(
        viewFactory: Factory, title: String = "Chats", viewModel: @autoclosure @escaping () -> ChatChannelListViewModel
    ) {
        factory = viewFactory
        self.title = title
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        GeometryReader { window in
            if window.size.width < appearance.metrics.twoColumnWidth { oneColumn } else { twoColumns }
        }
        .background(keyboard)
        .sheet(isPresented: $isSwitching) { ChannelSwitcher(viewModel: viewModel) }
        .modifier(ChannelListDialogs(factory: factory, viewModel: viewModel))
        .tint(appearance.colors.tintColor)
        .environment(\.chatClient, viewModel.client)
        .environment(\.channelListViewModel, viewModel)
        .onAppear { ViewFactoryCheck.check(Factory.self) }
    }

    private var oneColumn: some View {
        NavigationStack(path: path) {
            list.navigationDestination(for: ChannelOpening.self) { channel($0) }
        }
    }

    private var twoColumns: some View {
        HStack(spacing: 0) {
            NavigationStack { list }
                .frame(width: appearance.metrics.listWidth)
            appearance.colors.hairline
                .frame(width: 1)
            if let opening = viewModel.opening {
                NavigationStack { channel(opening) }
                    .id(opening)
            } else {
                factory.makeNoChannelSelectedView(NoChannelSelectedOptions(viewModel: viewModel))
                    .background(appearance.colors.background)
            }
        }
    }

    private var list: some View {
        ChannelList(factory: factory, viewModel: viewModel)
            .modifier(factory.makeChannelListHeaderViewModifier(title: title))
            .navigationBarTitleDisplayMode(factory.navigationBarDisplayMode())
            .navigationDestination(isPresented: $viewModel.isShowingThreads) { threads }
    }

    private var threads: some View {
        factory.makeThreadList(
            ThreadListOptions(client: viewModel.client, cid: nil) { root in
                viewModel.open(root.cid, thread: root.id)
            })
    }

    private func channel(_ opening: ChannelOpening) -> some View {
        ChatChannelView(viewFactory: factory, viewModel: model(of: opening))
    }

    private func model(of opening: ChannelOpening) -> ChatChannelViewModel {
        let model = factory.makeChannelViewModel(for: viewModel.client.channelController(for: opening.cid))
        if let rootID = opening.threadRootID { model.destination = .thread(rootID) }
        if let messageID = opening.messageID { model.show(messageID: messageID) }
        return model
    }

    /// In one column the open channel is the one that was pushed.
    private var path: Binding<[ChannelOpening]> {
        Binding(
            get: { viewModel.opening.map { [$0] } ?? [] },
            set: { viewModel.selection = $0.last?.cid })
    }

    /// Alt+Up and Alt+Down move between channels, Ctrl+K finds one.
    private var keyboard: some View {
        Group {
            Button("Go to conversation") { isSwitching = true }
                .keyboardShortcut("k", modifiers: .control)
            Button("Previous conversation") { viewModel.select(-1) }
                .keyboardShortcut(.upArrow, modifiers: .option)
            Button("Next conversation") { viewModel.select(1) }
                .keyboardShortcut(.downArrow, modifiers: .option)
        }
        .opacity(0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension ChatChannelListView where Factory == DefaultViewFactory {
    /// The kit's own parts, for the injected client or the controller's.
    public init(title: String = "Chats", channelListController: ChatChannelListController? = nil) {
        let client = channelListController?.client ?? InjectedValues[\.chatClient]
        self.init(
            viewFactory: DefaultViewFactory(chatClient: client), title: title,
            channelListController: channelListController)
    }
}

private struct ChannelListViewModelKey: EnvironmentKey { static var defaultValue: ChatChannelListViewModel? { nil } }

extension EnvironmentValues {
    /// The channel list around, for headers and rows that do something with it; nil outside of one.
    public var channelListViewModel: ChatChannelListViewModel? {
        get { self[ChannelListViewModelKey.self] }
        set { self[ChannelListViewModelKey.self] = newValue }
    }
}
