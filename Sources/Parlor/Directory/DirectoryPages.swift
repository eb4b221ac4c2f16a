/// A page of the directory as it came.
struct DirectoryPage: Sendable {
    var channels: [PublicChannel]
    /// Leads to the next page; nil: there is none.
    var next: String?
}

/// What a homeserver tells of its directory.
struct DirectoryChange: Sendable, Hashable {
    /// Channels that are new or look different.
    var changed: [PublicChannel] = []
    /// The rooms that went.
    var removed: [String] = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }
}

/// The part of a directory that a list has loaded, kept true by what the homeserver tells of changes. A value without I/O.
///
/// The homeserver's order is the fullest first, then by identifier. Its pages go on from the last channel of the page before: what
/// changes in between moves across the end of what is loaded, and is neither shown twice nor lost.
struct DirectoryPages: Sendable {
    let query: PublicChannelListQuery
    private(set) var channels: [PublicChannel] = []
    private(set) var next: String?
    private(set) var hasAll = false
    /// What stands behind this comes with pages that are not loaded; nil: everything is.
    private var end: Place?

    init(query: PublicChannelListQuery) { self.query = query }

    private struct Place: Comparable {
        let members: Int
        let id: String

        init(_ channel: PublicChannel) { (members, id) = (channel.memberCount, channel.id) }

        static func < (left: Place, right: Place) -> Bool {
            (right.members, left.id) < (left.members, right.id)
        }
    }

    mutating func append(_ page: DirectoryPage) {
        let known = Set(channels.map(\.id))
        channels += page.channels.filter { !known.contains($0.id) && query.matches($0) }
        next = page.next
        hasAll = page.next == nil
        if hasAll {
            end = nil
        } else if let last = page.channels.last {
            end = Place(last)
        }
    }

    mutating func apply(_ change: DirectoryChange) {
        let touched = Set(change.removed).union(change.changed.map(\.id))
        channels.removeAll { touched.contains($0.id) }
        for channel in change.changed where query.matches(channel) {
            let place = Place(channel)
            if let end, place > end { continue }
            channels.insert(channel, at: channels.firstIndex { Place($0) > place } ?? channels.endIndex)
        }
    }
}
