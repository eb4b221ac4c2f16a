import Matrix

/// Finding events by their words. The index shows what is in an event now: edits renew it, redactions empty it.
protocol SearchStore: Sendable {
    func matches(_ query: SearchQuery) throws -> [SearchMatch]
    /// How many there are, counted up to a bound, whoever may read them.
    func countMatches(_ query: SearchQuery) throws -> Int
}

struct SearchQuery: Sendable {
    /// In the query language of the index.
    var text: String
    /// The keys of the rooms to look into.
    var rooms: [Int]
    var types: [EventType]
    var order: SearchRequest.Order
    /// By time: the position before which to look. By rank: how many to leave out.
    var place: Int
    var limit: Int
}

struct SearchMatch: Sendable {
    var event: Event
    /// Higher is closer.
    var rank: Double
}
