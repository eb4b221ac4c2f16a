import Matrix

/// One page of what a search found.
struct SearchResults: Sendable {
    struct Hit: Sendable {
        var event: Event
        /// How well it matches; higher is closer.
        var rank: Double
        var reader: HistoryReader
    }

    var hits: [Hit] = []
    /// About how many there are in all.
    var count = 0
    var next: SearchToken?

    /// The groups of the hits, in the order in which they come.
    func values(of group: SearchRequest.Group) -> [String] {
        var seen: Set<String> = []
        return hits.map { group.value(of: $0.event) }.filter { seen.insert($0).inserted }
    }
}

extension SearchRequest.Group {
    func value(of event: Event) -> String {
        switch self {
        case .room: event.room.id.rawValue
        case .sender: event.sender.rawValue
        }
    }
}
