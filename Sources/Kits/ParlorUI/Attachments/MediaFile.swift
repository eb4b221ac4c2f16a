import Foundation
import Parlor

/// Files out of the cache of media, under the names that their senders gave them.
public enum MediaFile {
    /// A copy for another program. It lies in the folder for temporary files, and the system clears it away.
    public static func named(_ name: String, copying file: URL) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-open-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: safe(name))
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }

    /// A copy of what somebody sent, under the sender's name for it; nil where it cannot be had.
    @MainActor
    public static func copy(of attachment: ChatMessageAttachment, from client: ChatClient?) async -> URL? {
        guard let url = attachment.url, let file = try? await client?.mediaLoader.file(for: url) else { return nil }
        return try? named(attachment.name, copying: file)
    }

    /// A copy in a folder, under a name that no other file there has.
    public static func save(_ file: URL, as name: String, in folder: URL = downloads) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = safe(name) as NSString
        var target = folder.appending(path: name as String)
        var number = 2
        while FileManager.default.fileExists(atPath: target.path) {
            let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
            target = folder.appending(path: "\(name.deletingPathExtension) \(number)\(ending)")
            number += 1
        }
        try FileManager.default.copyItem(at: file, to: target)
        return target
    }

    public static var downloads: URL {
        FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: "Downloads")
    }

    /// A name from a stranger must not lead out of the folder, and not be hidden there.
    private static func safe(_ name: String) -> String {
        let plain = name.split(separator: "/").last.map(String.init) ?? ""
        let visible = plain.drop { $0 == "." }
        return visible.isEmpty ? "file" : String(visible.prefix(120))
    }
}
