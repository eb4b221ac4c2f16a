import Foundation
internal import JSON
internal import Matrix

extension ChatClient {
    /// Changes the name that others see, and returns when ``currentUser`` has it.
    public func setDisplayName(_ name: String) async throws {
        let session = try currentSession
        try await session.api.setDisplayName(name, session.matrixUserID)
        setCurrentUser(try await session.fetchProfile())
    }

    /// Uploads a picture and shows it as the current user's.
    public func setAvatar(_ image: [UInt8], mimeType: String) async throws {
        let session = try currentSession
        let address = try await session.api.upload(image, mimeType: mimeType, name: nil)
        if let url = URL(string: address) { await mediaLoader.keep(image, for: url) }
        try await session.api.setAvatar(address, session.matrixUserID)
        setCurrentUser(try await session.fetchProfile())
    }

    /// People whose name or identifier has `text` in it.
    public func searchUsers(_ text: String, limit: Int = 20) async throws -> [ChatUser] {
        try await currentSession.api.findUsers(text, limit: limit).users
    }
}

extension UserSession {
    var matrixUserID: UserID {
        get throws {
            guard let user = UserID(userID) else { throw ClientError(.invalidUserID, "\(userID) is no user") }
            return user
        }
    }
}

extension HomeserverAPI {
    func setDisplayName(_ name: String, _ user: UserID) async throws {
        _ = try await call(.setDisplayName(user), body: ["displayname": .string(name)])
    }

    func setAvatar(_ url: String, _ user: UserID) async throws {
        _ = try await call(.setAvatarURL(user), body: ["avatar_url": .string(url)])
    }
}
