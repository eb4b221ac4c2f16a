import Foundation
import SQLite

/// Where a server keeps its files: the database and, beside it, the media.
struct DataFolder: Sendable {
    let location: Database.Location
    let mediaPath: String
    private let path: String
    private let lock: FolderLock?

    /// - Throws: ``Homeserver/StartError`` when the folder can't be made or written.
    init(_ storage: Homeserver.Configuration.Storage) throws {
        switch storage {
        case .memory:
            location = .memory
            path = ""
            lock = nil
            mediaPath =
                FileManager.default.temporaryDirectory.appending(path: "parlor-media-\(UUID().uuidString)").path
        case .folder(let folder):
            path = folder
            location = .file(folder + "/homeserver.sqlite")
            mediaPath = folder + "/media"
            try Self.prepare(folder)
            lock = try FolderLock(folder)
        }
    }

    /// Where commands find the running server; nil for a server in memory.
    var administration: AdministrationFile? {
        path.isEmpty ? nil : AdministrationFile(path: path + "/admin.json")
    }

    func openStore() throws -> SQLiteEventStore {
        do {
            return try SQLiteEventStore(location)
        } catch let error as SQLiteError {
            switch error.kind {
            case .newerSchema: throw Homeserver.StartError.newerData(folder: path)
            case .corrupt, .notADatabase:
                throw Homeserver.StartError.damagedData(folder: path, reason: error.message)
            default: throw Homeserver.StartError.folderNotWritable(path, reason: error.message)
            }
        }
    }

    /// Lets another server in. Uploads of a server in memory are files too; they go with it.
    func close() {
        administration?.remove()
        lock?.release()
        if location == .memory { try? FileManager.default.removeItem(atPath: mediaPath) }
    }

    private static func prepare(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Homeserver.StartError.folderNotWritable(folder, reason: "it can't be made")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw Homeserver.StartError.folderNotWritable(folder, reason: "it is write-protected")
        }
    }
}
