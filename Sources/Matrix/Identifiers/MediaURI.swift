/// A piece of uploaded media: `mxc://server/mediaID`.
public struct MediaURI: Hashable, Sendable, LosslessStringConvertible {
    public let server: String
    public let mediaID: String

    public init?(_ text: String) {
        guard text.hasPrefix("mxc://") else { return nil }
        let parts = text.dropFirst("mxc://".count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(server: String(parts[0]), mediaID: String(parts[1]))
    }

    /// `nil` unless the server name is one and the identifier is made of URL-safe characters: it becomes part of paths.
    public init?(server: String, mediaID: String) {
        guard ServerName.isValid(server), Self.isValidMediaID(mediaID) else { return nil }
        self.server = server
        self.mediaID = mediaID
    }

    public var description: String { "mxc://\(server)/\(mediaID)" }

    private static func isValidMediaID(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= longestIdentifier else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
