import Combine
import Parlor

/// The threads that the user takes part in, the newest reply first, and the states of their list.
@MainActor
open class ThreadListViewModel: ObservableObject {
    public let client: ChatClient
    /// The channel whose threads are listed; nil: all.
    public let cid: ChannelId?

    /// What went wrong; nil once the threads are there.
    @Published public private(set) var trouble: String?
    @Published public private(set) var hasLoaded = false

    private let list: ThreadList
    private var isBusy = false
    private var changes: AnyCancellable?

    public init(client: ChatClient, cid: ChannelId? = nil, filter: ThreadList.Filter = .participating) {
        self.client = client
        self.cid = cid
        list = client.makeThreadList(in: cid, filter: filter)
        changes = list.state.objectWillChange.sink { [weak self] in
            MainActor.assumeIsolated { self?.objectWillChange.send() }
        }
    }

    /// The messages that the threads began with.
    public var threads: [ChatMessage] { list.state.threads }

    /// Loads the threads; also what Retry does.
    open func load() { Task { [weak self] in await self?.refresh() } }

    /// Loads the threads anew, and returns when they are there: what pulling the list down does.
    open func refresh() async {
        trouble = nil
        isBusy = true
        var trouble: String?
        do { _ = try await list.get() } catch { trouble = TroubleText.of(error) }
        isBusy = false
        self.trouble = trouble
        hasLoaded = trouble == nil
    }

    /// A row came into view: loads more before the reader reaches the end.
    open func rowAppeared(at index: Int) {
        guard index >= threads.count - 5, !isBusy, !list.state.hasLoadedAllThreads else { return }
        isBusy = true
        Task { [weak self, list] in
            _ = try? await list.loadMoreThreads()
            self?.isBusy = false
        }
    }
}
