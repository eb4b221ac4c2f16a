import JSON
import Matrix
import Support

extension TestUser {
    func ignore(_ users: [TestUser]) async throws {
        let list = Dictionary(users.map { ($0.id.rawValue, JSONValue.object([:])) }) { first, _ in first }
        try await api.call(.setAccountData(id, .ignoredUserList), ["ignored_users": .object(list)])
    }
}
