import Foundation
internal import Matrix

extension UserSession {
    func storedCredentials() async throws -> Credentials? {
        try await store.read { database in
            guard let token = try database.meta(.accessToken), let device = try database.meta(.deviceID) else {
                return nil
            }
            let end = try database.meta(.tokenEnd).flatMap(Int.init)
            return Credentials(
                userID: userID, deviceID: device,
                token: SessionToken(
                    accessToken: token, refreshToken: try database.meta(.refreshToken),
                    expiresAt: end.map { Date(milliseconds: $0) }))
        }
    }

    /// The user's name and picture as they were last known.
    func storedProfile() async throws -> ChatUser {
        try await store.read { database in
            ChatUser(
                id: userID, name: try database.meta(.displayName),
                imageURL: try database.meta(.avatar).flatMap(URL.init(string:)))
        }
    }

    func fetchProfile() async throws -> ChatUser {
        guard let user = UserID(userID) else { throw ClientError(.invalidUserID, "\(userID) is no user") }
        let profile = try await api.profile(of: user)
        try await save(name: profile.name, avatar: profile.avatar)
        return try await storedProfile()
    }

    func save(name: String?, avatar: String?) async throws {
        try await store.write { transaction in
            try transaction.setMeta(.displayName, name)
            try transaction.setMeta(.avatar, avatar)
        }
    }
}
