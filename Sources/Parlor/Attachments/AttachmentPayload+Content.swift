import Foundation
internal import JSON
internal import Matrix

extension AttachmentPayload {
    /// The event's content. The addresses are those of local files until the uploads are done.
    func content(caption: String) -> JSONValue {
        var info: [String: JSONValue] = [:]
        if let blurHash { info[MediaKey.blurHash] = .string(blurHash) }
        if let thumbnail {
            var details: [String: JSONValue] = ["mimetype": .string(thumbnail.mimeType)]
            if let size = thumbnail.source.size { details["size"] = JSONValue(size) }
            if let width = thumbnail.width { details["w"] = JSONValue(width) }
            if let height = thumbnail.height { details["h"] = JSONValue(height) }
            info["thumbnail_info"] = .object(details)
        }
        let media = MediaContent(
            url: "", fileName: name, mimeType: mimeType, size: source.size, width: width, height: height,
            duration: duration?.inMilliseconds, info: info)
        return MessageContent(
            messageKind, body: caption.isEmpty ? name : caption, media: media, mentions: Mentions(), custom: voice
        ).json
    }

    private var messageKind: MessageContent.Kind {
        switch kind {
        case .image: .image
        case .video: .video
        case .audio, .voice: .audio
        case .file: .file
        }
    }

    /// What makes an `m.audio` a voice message. Other clients expect the waveform as integers up to 1024.
    private var voice: [String: JSONValue] {
        guard kind == .voice else { return [:] }
        var audio: [String: JSONValue] = [:]
        if let duration { audio["duration"] = JSONValue(duration.inMilliseconds) }
        if let waveform {
            audio["waveform"] = .array(waveform.map { JSONValue(Int((min(max($0, 0), 1) * 1024).rounded())) })
        }
        return [MediaKey.voice: .object([:]), MediaKey.audio: .object(audio)]
    }
}

extension AttachmentPayload.Source {
    /// In bytes; nil for a file that is not there.
    var size: Int? {
        switch self {
        case .data(let bytes): bytes.count
        case .file(let url): (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        }
    }

    /// Copies the bytes to where they wait for their upload.
    ///
    /// - Throws: ``ClientError/Kind/unreadableFile``, ``ClientError/Kind/diskFull``.
    func copy(to destination: URL, name: String) throws {
        MainThreadGuard.check("a file to be copied")
        do {
            switch self {
            case .data(let bytes): try Data(bytes).write(to: destination, options: .atomic)
            case .file(let url): try FileManager.default.copyItem(at: url, to: destination)
            }
        } catch {
            try? FileManager.default.removeItem(at: destination)
            if let full = ClientError(diskFull: error) { throw full }
            throw ClientError(.unreadableFile, "The file \(name) cannot be read: \(error.localizedDescription)")
        }
    }
}

/// Keys of contents that are no part of the specification yet, as clients write them today.
enum MediaKey {
    static let blurHash = "xyz.amorgan.blurhash"
    static let voice = "org.matrix.msc3245.voice"
    static let audio = "org.matrix.msc1767.audio"
}

extension Duration {
    var inMilliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }
}
