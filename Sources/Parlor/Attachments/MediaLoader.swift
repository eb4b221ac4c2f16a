import Foundation

/// Brings pictures and files: from the homeserver's media repository (`mxc:`), the web (`http(s):`) and the disk (`file:`).
///
/// What was downloaded is kept, in memory and on disk, within bounds; two requests for the same address share one download.
public final class MediaLoader: Sendable {
    init() {}

    /// - Throws: ``ClientError``.
    public func data(for url: URL) async throws -> [UInt8] { throw ClientError(.notConnected, "Not built yet") }

    /// A picture scaled down by the homeserver to at least this size, where it can; else the picture itself.
    public func thumbnail(for url: URL, width: Int, height: Int) async throws -> [UInt8] { try await data(for: url) }
}

extension ChatClient {
    public var mediaLoader: MediaLoader { MediaLoader() }
}
