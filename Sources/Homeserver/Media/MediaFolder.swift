import Dispatch
import Foundation
import HTTPServer

/// The files of uploads, each under its identifier, and beside them what was made of them.
struct MediaFolder: Sendable {
    /// Where uploads grow until they are whole. On the same file system as their place, so that they move at once.
    let incoming: String
    private let path: String
    private let thumbnails: String
    private let threads = DispatchQueue(label: "parlor.homeserver.media", attributes: .concurrent)

    init(_ path: String) throws {
        self.path = path
        incoming = path + "/incoming"
        thumbnails = path + "/thumbnails"
        do {
            // What was under way when the server was killed is of no use.
            try? FileManager.default.removeItem(atPath: incoming)
            for folder in [incoming, thumbnails] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        } catch {
            throw Homeserver.StartError.folderNotWritable(path, reason: "it can't be made")
        }
    }

    /// - Parameter id: made of URL-safe characters only; it becomes part of a path.
    func file(of id: String) -> String {
        // Folders of many thousand files are slow to list, for people and for backups.
        "\(path)/\(id.prefix(2))/\(id)"
    }

    func thumbnail(of id: String, _ size: ThumbnailSize) -> String {
        "\(thumbnails)/\(id.prefix(2))/\(id)-\(size.name)"
    }

    /// Puts an upload in its place. It waits for the disk on a thread of its own, not on one that answers requests.
    func keep(_ upload: BodyFile, as id: String) async throws {
        let target = file(of: id)
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            threads.async {
                done.resume(
                    with: Result {
                        try Self.makeFolder(for: target)
                        try upload.move(to: target)
                    })
            }
        }
    }

    static func makeFolder(for file: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
