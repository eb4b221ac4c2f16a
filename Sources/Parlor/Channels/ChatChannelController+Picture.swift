import Foundation
internal import Matrix

extension ChatChannelController {
    /// Uploads a picture and makes it the channel's.
    ///
    /// - Parameters:
    ///   - image: The file's bytes.
    ///   - mimeType: What they are, `image/png` for example.
    /// - Throws: ``ClientError``, also when the user may not change the picture.
    public func setImage(_ image: [UInt8], mimeType: String) async throws {
        let session = try await client.openSession
        let address: String
        do {
            address = try await session.api.upload(image, mimeType: mimeType, name: nil)
        } catch { throw ClientError(wrapping: error) }
        guard let url = URL(string: address) else { return }
        try await updateChannel(ChannelUpdate(imageURL: url))
    }
}
