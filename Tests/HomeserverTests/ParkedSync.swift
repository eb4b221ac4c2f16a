import JSON
import Matrix
import Support

extension TestUser {
    /// A sync that only the server ends. The person must not have synced before.
    ///
    /// - Parameter since: anybody's token: they name places in the server's one stream.
    func parkedSync(since: String?) async throws -> JSONValue {
        try await sync(since: since, timeout: 170_000, filter: ["presence": ["types": []]])
    }

    /// Waits until the server has parked the first sync of this person: a sync is parked in the same breath in which it
    /// makes its person present.
    func waitUntilSyncing() async throws {
        while try await api.call(.presence(id))["presence"]?.string != "online" { await Task.yield() }
    }
}
