import Foundation

/// Bytes that the media back end reads as a file. The file goes with this object.
final class MemoryFile {
    let url: URL

    init(_ data: Data) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: url, options: .atomic)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
