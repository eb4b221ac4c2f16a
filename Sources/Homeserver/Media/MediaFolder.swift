import Foundation

/// The files of uploads, each under its identifier.
struct MediaFolder: Sendable {
    private let path: String

    init(_ path: String) throws {
        self.path = path
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Homeserver.StartError.folderNotWritable(path, reason: "it can't be made")
        }
    }

    /// - Parameter id: made of URL-safe characters only; it becomes part of a path.
    func file(of id: String) -> String {
        // Folders of many thousand files are slow to list, for people and for backups.
        "\(path)/\(id.prefix(2))/\(id)"
    }

    /// Writes a file beside its place and moves it there, so that no reader sees half of it.
    func save(_ bytes: [UInt8], as id: String) throws {
        let url = URL(filePath: file(of: id))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url, options: .atomic)
    }
}
