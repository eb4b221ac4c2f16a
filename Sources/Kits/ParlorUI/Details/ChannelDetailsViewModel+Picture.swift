import Foundation
import Parlor

extension ChannelDetailsViewModel {
    /// Gives the channel the picture in a file.
    public func changePicture(_ file: URL) {
        guard let bytes = try? Data(contentsOf: file) else { return }
        changePicture(Array(bytes), mimeType: FileKind.of(fileName: file.lastPathComponent).mimeType)
    }

    /// `12 members`.
    public var membersTitle: String? {
        channel.map { "\($0.memberCount) \($0.memberCount == 1 ? "member" : "members")" }
    }
}
