import Combine

/// What a ``MessageSearch`` has found, for views to observe.
@MainActor
public final class MessageSearchState: ObservableObject {
    /// Who has searched.
    public enum Source: String, Sendable {
        /// The homeserver, in all that was ever written.
        case homeserver
        /// This device, in what is stored here.
        case device
    }

    /// What was searched for.
    @Published public private(set) var query = ""
    /// The messages found so far, the newest first.
    @Published public private(set) var results: [MessageSearchResult] = []
    /// Who has searched.
    @Published public private(set) var source = Source.device
    /// How many there are, as far as whoever has searched tells.
    @Published public private(set) var totalCount: Int?
    /// Whether loading more would bring nothing.
    @Published public private(set) var hasLoadedAllResults = true

    nonisolated init() {}

    func take(_ results: [MessageSearchResult], _ query: String, _ source: Source, total: Int?, hasAll: Bool) {
        self.query = query
        self.results = results
        self.source = source
        totalCount = total
        hasLoadedAllResults = hasAll
    }
}
