import Foundation
import JSON

/// Tells the commands on this machine how to reach the server that works in a data folder: its address, and a secret that only
/// those can read who may read the data anyway.
struct AdministrationFile: Sendable {
    let path: String

    /// Writes the file so that nobody else can read it at any moment.
    func write(url: URL, secret: String) throws {
        let json: JSONValue = ["url": .string(url.absoluteString), "secret": .string(secret)]
        let unfinished = path + ".part"
        try? FileManager.default.removeItem(atPath: unfinished)
        let isWritten = FileManager.default.createFile(
            atPath: unfinished, contents: Data(json.serialized()), attributes: [.posixPermissions: 0o600])
        guard isWritten, rename(unfinished, path) == 0 else {
            throw Homeserver.StartError.folderNotWritable(path, reason: "the file for commands can't be written")
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
