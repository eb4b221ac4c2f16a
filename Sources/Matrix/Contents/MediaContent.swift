public import JSON

/// What a message with a picture, file, video or sound says about it.
public struct MediaContent: Sendable, Hashable {
    /// `mxc://…`
    public var url: String
    public var fileName: String?
    public var mimeType: String?
    /// Bytes.
    public var size: Int?
    /// Pixels.
    public var width: Int?
    public var height: Int?
    /// Milliseconds.
    public var duration: Int?
    public var thumbnailURL: String?
    /// The rest of `info`: blurhash, waveform and what others add.
    public var info: [String: JSONValue]

    public init(
        url: String, fileName: String? = nil, mimeType: String? = nil, size: Int? = nil, width: Int? = nil,
        height: Int? = nil, duration: Int? = nil, thumbnailURL: String? = nil, info: [String: JSONValue] = [:]
    ) {
        self.url = url
        self.fileName = fileName
        self.mimeType = mimeType
        self.size = size
        self.width = width
        self.height = height
        self.duration = duration
        self.thumbnailURL = thumbnailURL
        self.info = info
    }

    /// Reads the media of a message's content; `nil` when it carries none.
    public init?(_ content: JSONValue) {
        guard let url = content["url"]?.string else { return nil }
        let info = content["info"]?.object ?? [:]
        self.init(
            url: url, fileName: content["filename"]?.string, mimeType: info["mimetype"]?.string,
            size: info["size"]?.int, width: info["w"]?.int, height: info["h"]?.int, duration: info["duration"]?.int,
            thumbnailURL: info["thumbnail_url"]?.string, info: info.filter { !Self.knownKeys.contains($0.key) })
    }

    /// The keys that this adds to a message's content.
    public var json: [String: JSONValue] {
        var info = info
        if let mimeType { info["mimetype"] = .string(mimeType) }
        if let size { info["size"] = JSONValue(size) }
        if let width { info["w"] = JSONValue(width) }
        if let height { info["h"] = JSONValue(height) }
        if let duration { info["duration"] = JSONValue(duration) }
        if let thumbnailURL { info["thumbnail_url"] = .string(thumbnailURL) }
        var object: [String: JSONValue] = ["url": .string(url), "info": .object(info)]
        if let fileName { object["filename"] = .string(fileName) }
        return object
    }

    private static let knownKeys: Set<String> = ["mimetype", "size", "w", "h", "duration", "thumbnail_url"]
}
