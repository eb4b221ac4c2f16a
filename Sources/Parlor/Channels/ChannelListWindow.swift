/// The channels of one list, in order, and how many of them are shown. A value: it is given records and says what the list is.
struct ChannelListWindow: Sendable {
    private let query: ChannelListQuery
    private let extraFilter: (@Sendable (ChatChannel) -> Bool)?
    private let order: ChannelOrder
    private let showsHidden: Bool
    /// All that match, sorted; the shown ones come first.
    private var sorted: [Entry] = []
    private var byRoom: [String: Entry] = [:]
    private(set) var limit: Int

    init(query: ChannelListQuery, extraFilter: (@Sendable (ChatChannel) -> Bool)?) {
        self.query = query
        self.extraFilter = extraFilter
        order = ChannelOrder(query.sort)
        showsHidden = query.filter.asks(about: .hidden)
        limit = max(1, query.pageSize)
    }

    /// A channel behind a reference: a long list is moved about with every message, and a channel is a large value.
    private final class Entry: Sendable {
        let channel: ChatChannel
        init(_ channel: ChatChannel) { self.channel = channel }
    }

    var shown: [ChatChannel] { sorted.prefix(limit).map(\.channel) }
    var showsAll: Bool { sorted.count <= limit }

    mutating func reset(to records: some Sequence<ChannelRecord>) {
        sorted = records.filter(matches).map { Entry($0.channel) }.sorted(by: isBefore)
        byRoom = Dictionary(sorted.map { ($0.channel.roomID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes records that have changed or are new.
    mutating func update(_ records: [ChannelRecord]) {
        // Each one costs moving what stands behind it; many are faster merged.
        if records.count > 64 { return merge(records) }
        for record in records { update(record) }
    }

    private mutating func merge(_ records: [ChannelRecord]) {
        let stale = Set(records.compactMap { byRoom.removeValue(forKey: $0.roomID) }.map(ObjectIdentifier.init))
        let old = stale.isEmpty ? sorted : sorted.filter { !stale.contains(ObjectIdentifier($0)) }
        let new = records.filter(matches).map { Entry($0.channel) }.sorted(by: isBefore)
        for entry in new { byRoom[entry.channel.roomID] = entry }
        sorted.removeAll(keepingCapacity: true)
        var next = new.startIndex
        for entry in old {
            while next < new.endIndex, isBefore(new[next], entry) {
                sorted.append(new[next])
                next += 1
            }
            sorted.append(entry)
        }
        sorted += new[next...]
    }

    mutating func grow(by count: Int) {
        limit = min(max(limit, sorted.count), limit + max(1, count))
    }

    private mutating func update(_ record: ChannelRecord) {
        var wasShown = false
        if let old = byRoom.removeValue(forKey: record.roomID) {
            let index = insertionIndex(of: old.channel)
            wasShown = index < limit
            sorted.remove(at: index)
        }
        guard matches(record) else { return }
        let index = insertionIndex(of: record.channel)
        // A channel that comes in from below the edge must not push the last one out of sight while somebody looks at it.
        if !wasShown && index < limit && sorted.count >= limit { limit += 1 }
        let entry = Entry(record.channel)
        sorted.insert(entry, at: index)
        byRoom[record.roomID] = entry
    }

    private func matches(_ record: ChannelRecord) -> Bool {
        record.isListed && (showsHidden || !record.channel.isHidden) && FilterEvaluator.matches(query.filter, record)
            && (extraFilter?(record.channel) ?? true)
    }

    private func isBefore(_ left: Entry, _ right: Entry) -> Bool { order.isBefore(left.channel, right.channel) }

    /// The index of a channel that is in the list, or the one it belongs at.
    private func insertionIndex(of channel: ChatChannel) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if order.isBefore(sorted[middle].channel, channel) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
