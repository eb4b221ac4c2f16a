import Combine
import Parlor

/// A search for messages as a screen shows it: what was typed, what was found, what went wrong.
@MainActor
open class MessageSearchViewModel: ObservableObject {
    /// How long typing must rest before a search begins.
    public nonisolated static let patience: Duration = .milliseconds(250)

    public let client: ChatClient
    /// The channel that is searched; nil: all.
    public let cid: ChannelId?

    /// The words to search for. Writing them searches, as soon as the typing rests.
    @Published public var text = "" { didSet { if text != oldValue { look(after: Self.patience) } } }
    @Published public private(set) var trouble: String?
    @Published public private(set) var isBusy = false

    private let search: MessageSearch
    private var searching: Task<Void, Never>?

    public init(client: ChatClient, cid: ChannelId? = nil) {
        self.client = client
        self.cid = cid
        search = client.makeMessageSearch(in: cid)
    }

    public var hasQuestion: Bool { !text.allSatisfy(\.isWhitespace) }
    public var results: [MessageSearchResult] { hasQuestion ? search.state.results : [] }

    /// Searches without waiting: Enter, Retry.
    open func submit() { look(after: .zero) }

    /// A row came into view: loads more before the reader reaches the end.
    open func rowAppeared(at index: Int) {
        guard index >= results.count - 5, !isBusy, !search.state.hasLoadedAllResults else { return }
        isBusy = true
        Task { [weak self, search] in
            _ = try? await search.loadMoreResults()
            self?.isBusy = false
        }
    }

    private func look(after rest: Duration) {
        searching?.cancel()
        trouble = nil
        isBusy = hasQuestion
        guard hasQuestion else { return }
        searching = Task { [weak self, search, text] in
            if rest > .zero { try? await Task.sleep(for: rest) }
            guard !Task.isCancelled else { return }
            var trouble: String?
            do { _ = try await search.search(text) } catch { trouble = TroubleText.of(error) }
            guard !Task.isCancelled, let self else { return }
            self.trouble = trouble
            self.isBusy = false
        }
    }
}
