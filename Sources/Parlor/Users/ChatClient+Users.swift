import Foundation

extension ChatClient {
    /// The current user as others see them; nil while nobody is connected.
    public var currentUser: ChatUser? { nil }

    public func setDisplayName(_ name: String) async throws { throw ClientError(.notConnected, "Not built yet") }

    /// Uploads a picture and shows it as the current user's.
    public func setAvatar(_ image: [UInt8], mimeType: String) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// People whose name or identifier has `text` in it.
    public func searchUsers(_ text: String, limit: Int = 20) async throws -> [ChatUser] {
        throw ClientError(.notConnected, "Not built yet")
    }
}
