import Matrix

/// Where a search goes on: its `next_batch`.
struct SearchToken: Sendable, Hashable {
    /// By time: the position before which to look. By rank: how many matches were looked at.
    var place: Int
    /// Only results of one group are wanted.
    var group: SearchRequest.Group?
    var value: String?

    init(place: Int, group: SearchRequest.Group? = nil, value: String? = nil) {
        self.place = place
        self.group = group
        self.value = value
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 1 || parts.count == 3, parts[0].first == "f", let place = Int(parts[0].dropFirst()),
            place >= 0
        else { return nil }
        self.place = place
        guard parts.count == 3 else { return }
        guard let group = SearchRequest.Group(rawValue: parts[1]) else { return nil }
        self.group = group
        value = parts[2]
    }

    var text: String { "f\(place)" + (group.map { " \($0.rawValue) \(value ?? "")" } ?? "") }

    func admits(_ event: Event) -> Bool {
        switch group {
        case .room: event.room.id.rawValue == value
        case .sender: event.sender.rawValue == value
        case nil: true
        }
    }
}
