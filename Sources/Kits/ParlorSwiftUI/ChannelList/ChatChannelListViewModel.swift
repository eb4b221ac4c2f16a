import Combine
import Foundation
import Parlor
import ParlorUI

/// The state of a channel list screen. Subclass it to change what the list does.
@MainActor
open class ChatChannelListViewModel: ObservableObject, @preconcurrency ChatChannelListControllerDelegate {
    public typealias Phase = ChannelListing.Phase

    public let controller: ChatChannelListController
    /// What the screen shows, kept up to date without any user interface.
    public let listing: ChannelListing

    @Published public private(set) var channels: LazyCachedMapCollection<ChatChannel>
    @Published public private(set) var phase: Phase
    /// The channel that is open.
    @Published public var selection: ChannelId? { didSet { selectionChanged() } }
    /// The letters that channels and messages are searched for.
    @Published public var searchText = "" { didSet { messageSearch.text = searchText } }
    /// Whether the screen that starts a conversation is shown.
    @Published public var isStartingConversation = false
    /// Whether the list of threads is shown over that of channels.
    @Published public var isShowingThreads = false
    /// The channel that the user is asked whether to leave.
    @Published public var channelToLeave: ChatChannel?
    /// What went wrong with the last thing that was done.
    @Published public var trouble: String?
    @Published private(set) var opening: ChannelOpening?

    /// Finds messages by ``searchText``.
    public private(set) lazy var messageSearch = MessageSearchViewModel(client: client)

    public init(channelListController: ChatChannelListController) {
        controller = channelListController
        listing = ChannelListing(channelListController)
        channels = listing.channels
        phase = listing.phase
        listing.onChange = { [weak self] in self?.show() }
        controller.addDelegate(self)
        load()
    }

    public var client: ChatClient { controller.client }

    /// Loads the list; also what Retry does.
    open func load() { listing.load() }

    /// Loads the list anew, and returns when it is there: what pulling the list down does.
    open func refresh() async {
        await withCheckedContinuation { done in listing.load { done.resume() } }
    }

    /// Loads more before the reader reaches the end.
    open func channelAppeared(at index: Int) { listing.rowAppeared(at: index) }

    /// Does something with a channel: what its row's menu and swipes offer. Leaving is asked about first.
    open func perform(_ action: ChannelAction, on channel: ChatChannel) {
        if action == .leave { channelToLeave = channel } else { listing.perform(action, on: channel) }
    }

    /// Called after each change, when ``channels`` holds the list as it is now.
    open func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {}

    // MARK: Opening

    /// Shows a channel, and in it a thread or a message.
    public func open(_ cid: ChannelId, thread rootID: MessageId? = nil, message messageID: MessageId? = nil) {
        opening = ChannelOpening(cid: cid, threadRootID: rootID, messageID: messageID)
        selection = cid
    }

    /// A channel is no longer the user's: it is not shown any more.
    func closed(_ cid: ChannelId) { if selection == cid { selection = nil } }

    private func selectionChanged() {
        listing.selection = selection
        if opening?.cid != selection { opening = selection.map { ChannelOpening(cid: $0) } }
    }

    /// Publishes what has changed, and only that.
    private func show() {
        channels = listing.channels
        if phase != listing.phase { phase = listing.phase }
        if selection != listing.selection { selection = listing.selection }
    }
}
