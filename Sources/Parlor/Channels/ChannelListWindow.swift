/// The channels of one list, in order, and how many of them are shown. A value: it is given records and says what the list is.
struct ChannelListWindow: Sendable {
    private let query: ChannelListQuery
    private let extraFilter: (@Sendable (ChatChannel) -> Bool)?
    private let order: ChannelOrder
    /// All that match, sorted; the shown ones come first.
    private var sorted: [ChatChannel] = []
    private var byRoom: [String: ChatChannel] = [:]
    private(set) var limit: Int

    init(query: ChannelListQuery, extraFilter: (@Sendable (ChatChannel) -> Bool)?) {
        self.query = query
        self.extraFilter = extraFilter
        order = ChannelOrder(query.sort)
        limit = max(1, query.pageSize)
    }

    var shown: [ChatChannel] { Array(sorted.prefix(limit)) }
    var showsAll: Bool { sorted.count <= limit }

    mutating func reset(to records: some Sequence<ChannelRecord>) {
        sorted = records.filter(matches).map(\.channel).sorted(by: order.isBefore)
        byRoom = Dictionary(sorted.map { ($0.roomID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes records that have changed or are new.
    mutating func update(_ records: [ChannelRecord]) {
        // Each one costs moving what stands behind it; many are faster sorted anew.
        if records.count > 64 { return merge(records) }
        for record in records { update(record) }
    }

    private mutating func merge(_ records: [ChannelRecord]) {
        for record in records { byRoom[record.roomID] = matches(record) ? record.channel : nil }
        sorted = byRoom.values.sorted(by: order.isBefore)
    }

    mutating func grow(by count: Int) {
        limit = min(max(limit, sorted.count), limit + max(1, count))
    }

    private mutating func update(_ record: ChannelRecord) {
        var wasShown = false
        if let old = byRoom.removeValue(forKey: record.roomID) {
            let index = insertionIndex(of: old)
            wasShown = index < limit
            sorted.remove(at: index)
        }
        guard matches(record) else { return }
        let index = insertionIndex(of: record.channel)
        // A channel that comes in from below the edge must not push the last one out of sight while somebody looks at it.
        if !wasShown && index < limit && sorted.count >= limit { limit += 1 }
        sorted.insert(record.channel, at: index)
        byRoom[record.roomID] = record.channel
    }

    private func matches(_ record: ChannelRecord) -> Bool {
        record.isListed && FilterEvaluator.matches(query.filter, record) && (extraFilter?(record.channel) ?? true)
    }

    /// The index of a channel that is in the list, or the one it belongs at.
    private func insertionIndex(of channel: ChatChannel) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if order.isBefore(sorted[middle], channel) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
