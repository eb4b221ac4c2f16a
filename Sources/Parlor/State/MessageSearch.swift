import Synchronization

/// A search for messages in one channel or all, for code that uses `async` and observes state.
///
/// ```swift
/// let search = client.makeMessageSearch()
/// try await search.search("tomatoes")
/// show(search.state.results, from: search.state.source)
/// try await search.loadMoreResults()
/// ```
///
/// The homeserver is asked first: it knows messages that this device has never loaded. Where it cannot be reached, or does not search,
/// the messages stored here are searched, in languages without spaces, too. ``MessageSearchState/source`` says which of the two it was.
/// Specification: client-server API, "Server Side Search".
public final class MessageSearch: Sendable {
    /// Where to look.
    public enum Scope: Sendable {
        /// At the homeserver; without it, on this device.
        case automatic
        /// Only what is stored here: at once, and without telling anybody what is searched for.
        case device
    }

    /// What was found.
    public let state = MessageSearchState()
    /// The channel to search in; nil for all.
    public let cid: ChannelId?
    private let client: ChatClient
    private let current = Mutex(Current())

    private struct Current: Sendable {
        var number = 0
        var query = ""
        var source = MessageSearchState.Source.device
        var found: [FoundMessage] = []
        var words: [String] = []
        var next: String?
        var hasAll = true
    }

    init(_ client: ChatClient, cid: ChannelId?) {
        self.client = client
        self.cid = cid
    }

    /// Begins a search; what was found before is gone. A search that begins while another is under way takes its place.
    ///
    /// - Parameter query: Words that a message must all have. Empty: nothing is found.
    /// - Returns: The first page, the newest messages first.
    /// - Throws: ``ClientError`` where the homeserver refuses; being unreachable is no error.
    @discardableResult
    public func search(_ query: String, in scope: Scope = .automatic, limit: Int = 20) async throws
        -> [MessageSearchResult]
    {
        let number = current.withLock { current in
            current = Current(
                number: current.number + 1, query: query, source: scope == .device ? .device : .homeserver,
                words: SearchText.words(of: query), hasAll: SearchText.match(query) == nil)
            return current.number
        }
        return try await load(number, limit: limit)
    }

    /// Finds more, further back.
    ///
    /// - Returns: All results so far.
    @discardableResult
    public func loadMoreResults(limit: Int = 20) async throws -> [MessageSearchResult] {
        try await load(current.withLock { $0.number }, limit: limit)
    }

    private func load(_ number: Int, limit: Int) async throws -> [MessageSearchResult] {
        let session = try await client.openSession
        let now = current.withLock { $0 }
        guard !now.hasAll else { return await show(session, number, total: now.found.count) }
        if now.source == .homeserver {
            do {
                return try await loadFromHomeserver(session, now, limit)
            } catch let error as ClientError where now.found.isEmpty && error.isNoSearch {
                current.withLock { if $0.number == number { $0.source = .device } }
            }
        }
        let page = try await LocalSearch(session: session, query: now.query, cid: cid)
            .page(offset: now.found.count, limit: limit)
        current.withLock { current in
            guard current.number == number else { return }
            current.found += page.messages.compactMap { message in
                message.eventID.map { eventID in
                    FoundMessage(roomID: session.index.record(message.cid)?.roomID ?? "", eventID: eventID)
                }
            }
            current.hasAll = page.messages.count < limit
        }
        return await show(session, number, total: page.total)
    }

    private func loadFromHomeserver(
        _ session: UserSession, _ now: Current, _ limit: Int
    ) async throws -> [MessageSearchResult] {
        let room = cid.flatMap { session.index.record($0)?.roomID }
        let page = try await session.api.search(now.query, in: room, from: now.next, limit: limit)
        try await session.store.write { transaction in
            for (roomID, event) in page.events {
                guard let row = try transaction.row(ofRoom: roomID) else { continue }
                try transaction.insert(event, room: row, position: nil)
            }
        }
        current.withLock { current in
            guard current.number == now.number else { return }
            let known = Set(current.found.map(\.eventID))
            current.found += page.events.compactMap { roomID, event in
                event.eventID.flatMap { known.contains($0) ? nil : FoundMessage(roomID: roomID, eventID: $0) }
            }
            current.words = Array(Set(current.words + page.highlights)).sorted { $0.count > $1.count }
            current.next = page.next
            current.hasAll = page.next == nil || page.events.isEmpty
        }
        return await show(session, now.number, total: page.total)
    }

    private func show(_ session: UserSession, _ number: Int, total: Int?) async -> [MessageSearchResult] {
        let now = current.withLock { $0 }
        let messages = try? await session.reader.read { try FoundMessage.read(now.found, session, $0) }
        let results = (messages ?? []).map { MessageSearchResult($0, words: now.words) }
        guard now.number == number else { return results }
        await state.take(results, now.query, now.source, total: total, hasAll: now.hasAll)
        return results
    }
}

extension ClientError {
    /// The homeserver cannot be reached, or has no search.
    fileprivate var isNoSearch: Bool {
        recovery == .retry || status == 404 || errcode == "M_UNRECOGNIZED" || status == 405 || status == 501
    }
}

extension ChatClient {
    /// A search in a channel, or in all that the user has joined.
    public func makeMessageSearch(in cid: ChannelId? = nil) -> MessageSearch { MessageSearch(self, cid: cid) }
}
