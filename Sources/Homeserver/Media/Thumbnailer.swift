import Dispatch
import Foundation
import Synchronization
import Thumbnails

/// Makes thumbnails when they are asked for, and keeps them.
///
/// Decoding a picture takes long and much memory, and strangers choose the picture: two are decoded at a time, on threads of
/// their own, and when too many wait, clients get the original.
final class Thumbnailer: Sendable {
    /// A file to answer with.
    struct Made: Sendable, Hashable {
        let path: String
        let contentType: String
    }

    private static let mostWaiting = 64
    private let folder: MediaFolder
    private let mostPixels: Int
    private let threads = DispatchQueue(label: "parlor.homeserver.thumbnails", attributes: .concurrent)
    private let places = DispatchSemaphore(value: 2)
    private let waiting = Atomic<Int>(0)

    init(_ folder: MediaFolder, mostPixels: Int) {
        self.folder = folder
        self.mostPixels = mostPixels
    }

    /// - Returns: `nil` when the original is the right answer: it is small already, or no picture that can be read here.
    func thumbnail(of id: String, _ size: ThumbnailSize) async -> Made? {
        let target = folder.thumbnail(of: id, size)
        if let kept = Self.kept(at: target) { return kept }
        guard waiting.add(1, ordering: .relaxed).newValue <= Self.mostWaiting else {
            waiting.subtract(1, ordering: .relaxed)
            return nil
        }
        defer { waiting.subtract(1, ordering: .relaxed) }
        var request = Thumbnail.Request(width: size.width, height: size.height, method: size.method)
        request.mostPixels = mostPixels
        let source = folder.file(of: id)
        return await withCheckedContinuation { continuation in
            threads.async { [places, request] in
                places.wait()
                defer { places.signal() }
                // Somebody who waited before may have made it meanwhile.
                continuation.resume(returning: Self.kept(at: target) ?? Self.make(source, target, request))
            }
        }
    }

    private static func make(_ source: String, _ target: String, _ request: Thumbnail.Request) -> Made? {
        let unfinished = "\(target).\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        do {
            try MediaFolder.makeFolder(for: target)
            guard case .made(let contentType) = try Thumbnail.make(of: source, at: unfinished, request) else {
                return nil
            }
            let path = target + suffix(of: contentType)
            guard rename(unfinished, path) == 0 else { return nil }
            return Made(path: path, contentType: contentType)
        } catch {
            return nil
        }
    }

    private static func kept(at target: String) -> Made? {
        for contentType in ["image/jpeg", "image/png"] {
            let path = target + suffix(of: contentType)
            if access(path, R_OK) == 0 { return Made(path: path, contentType: contentType) }
        }
        return nil
    }

    private static func suffix(of contentType: String) -> String { contentType == "image/png" ? ".png" : ".jpg" }
}
