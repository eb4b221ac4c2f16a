internal import JSON
internal import Matrix

/// An answer of the directory's feed.
struct DirectoryNews: Sendable {
    var change = DirectoryChange()
    /// Something was left out.
    var isLimited = false
    var next: String
}

extension HomeserverAPI {
    func publicChannels(_ query: PublicChannelListQuery, limit: Int, since: String?) async throws -> DirectoryPage {
        let server = query.server.map { [("server", $0)] } ?? []
        let answer = try await call(.publicRooms, query: server, body: query.body(limit: limit, since: since)).root
        return DirectoryPage(
            channels: answer["chunk"]?.elements.compactMap { PublicChannel($0) } ?? [],
            next: answer["next_batch"]?.string)
    }

    /// What has changed in the directory since a token; without one, the token to begin with.
    func directoryNews(since: String?, poll: Duration) async throws -> DirectoryNews {
        var query = [("timeout", String(poll.components.seconds * 1000))]
        if let since { query.append(("since", since)) }
        let answer = try await call(.publicRoomChanges, query: query, timeout: poll + .seconds(10)).root
        guard let next = answer["next_batch"]?.string else { throw malformed("public_rooms/changes") }
        return DirectoryNews(
            change: DirectoryChange(
                changed: answer["changed"]?.elements.compactMap { PublicChannel($0) } ?? [],
                removed: answer["removed"]?.elements.compactMap(\.string) ?? []),
            isLimited: answer["limited"]?.bool ?? false, next: next)
    }

    /// By the endpoint of v1.15, and by its proposal's where the homeserver does not know that.
    func summary(of address: ChannelAddress) async throws -> PublicChannel {
        let query = address.servers.map { ("via", $0) }
        let answer: JSONDocument
        do {
            answer = try await call(.roomSummary(address.target), query: query)
        } catch let error as ClientError where error.errcode == ClientError.unrecognizedCode {
            answer = try await call(.unstableRoomSummary(address.target), query: query)
        }
        guard let channel = PublicChannel(answer.root) else { throw malformed("room_summary") }
        return channel
    }
}

extension ClientError {
    /// The code of homeservers for an endpoint that they don't have.
    static let unrecognizedCode = ErrorCode.unrecognized.rawValue
}
