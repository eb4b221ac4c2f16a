import Foundation
internal import JSON
internal import Matrix

extension ChatMessageAttachment {
    /// Reads the attachment of a message's content; nil when it carries none.
    ///
    /// - Parameter id: The identifier of the message.
    init?(_ json: JSONValue, _ content: MessageContent, messageID id: MessageId) {
        guard let kind = Self.kind(of: content.kind, in: json) else { return nil }
        let (media, info) = (content.media, json["info"])
        let audio = json[MediaKey.audio]
        self.init(
            id: "\(id)/0", kind: kind, url: media.flatMap { URL(string: $0.url) },
            thumbnailURL: media?.thumbnailURL.flatMap(URL.init(string:)),
            // Without `filename` the body is the name of the file; with it, the body is what the author says about it.
            name: media?.fileName ?? json["filename"]?.string ?? content.body, mimeType: info?["mimetype"]?.string,
            size: info?["size"]?.int, width: info?["w"]?.int, height: info?["h"]?.int,
            duration: (info?["duration"]?.int ?? audio?["duration"]?.int).map { .milliseconds($0) },
            waveform: audio?["waveform"]?.array.map { $0.prefix(1_000).map(Self.loudness) },
            blurHash: info?[MediaKey.blurHash]?.string ?? info?["blurhash"]?.string)
    }

    private static func kind(of kind: MessageContent.Kind, in json: JSONValue) -> Kind? {
        switch kind {
        case .image: .image
        case .video: .video
        case .audio: json[MediaKey.voice] == nil ? .audio : .voice
        case .file: .file
        default: nil
        }
    }

    private static func loudness(_ value: JSONValue) -> Float { Float(min(max(value.int ?? 0, 0), 1024)) / 1024 }
}
