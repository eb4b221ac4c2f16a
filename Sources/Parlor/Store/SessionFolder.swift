import Foundation

/// Where one user's things are on disk.
struct SessionFolder: Sendable {
    let url: URL
    /// Whether the folder goes with the session.
    let isTemporary: Bool

    /// - Parameter storeFolder: Nil: a folder of its own among the temporary files, for what cannot stay in memory.
    init(userID: UserId, storeFolder: URL?) {
        isTemporary = storeFolder == nil
        let parent =
            storeFolder ?? FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
        url = parent.appending(path: Self.name(of: userID), directoryHint: .isDirectory)
    }

    /// Nil for a session in memory.
    var database: String? { isTemporary ? nil : url.appending(path: "store.sqlite").path(percentEncoded: false) }
    /// Held while the store is open.
    var lock: URL { url.appending(path: "lock") }
    var uploads: URL { url.appending(path: "uploads", directoryHint: .isDirectory) }
    var media: URL { url.appending(path: "media", directoryHint: .isDirectory) }

    func create() throws {
        do {
            for folder in [uploads, media] {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
        } catch {
            throw ClientError(.store, "The folder \(url.path()) cannot be written: \(error.localizedDescription)")
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: isTemporary ? url.deletingLastPathComponent() : url)
    }

    /// The user of that localpart who has been here before, if there is just one.
    static func knownUser(localpart: String, in storeFolder: URL?) -> UserId? {
        guard let storeFolder,
            let names = try? FileManager.default.contentsOfDirectory(atPath: storeFolder.path(percentEncoded: false))
        else { return nil }
        let users = names.compactMap(\.removingPercentEncoding).filter { $0.hasPrefix("@\(localpart):") }
        return users.count == 1 ? users[0] : nil
    }

    private static func name(of userID: UserId) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "@._=-"))
        return userID.addingPercentEncoding(withAllowedCharacters: allowed) ?? userID
    }
}
