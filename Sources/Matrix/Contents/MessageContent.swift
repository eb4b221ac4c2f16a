public import JSON

/// The content of `m.room.message`.
public struct MessageContent: Sendable, Hashable {
    /// The `msgtype`. Open: an unknown one is shown by its body.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let text = Kind(rawValue: "m.text")
        public static let emote = Kind(rawValue: "m.emote")
        public static let notice = Kind(rawValue: "m.notice")
        public static let image = Kind(rawValue: "m.image")
        public static let file = Kind(rawValue: "m.file")
        public static let video = Kind(rawValue: "m.video")
        public static let audio = Kind(rawValue: "m.audio")
        public static let location = Kind(rawValue: "m.location")
    }

    public var kind: Kind
    public var body: String
    /// HTML, when `format` is `org.matrix.custom.html`.
    public var formattedBody: String?
    public var media: MediaContent?
    public var relation: Relation?
    public var mentions: Mentions?
    /// The content that takes the place of an earlier one, in an edit. Boxed as JSON: it is a content of its own.
    public var newContent: JSONValue?
    /// Every other key, kept as it came: custom data of apps.
    public var custom: [String: JSONValue]

    public init(
        _ kind: Kind = .text, body: String, formattedBody: String? = nil, media: MediaContent? = nil,
        relation: Relation? = nil, mentions: Mentions? = nil, newContent: JSONValue? = nil,
        custom: [String: JSONValue] = [:]
    ) {
        self.kind = kind
        self.body = body
        self.formattedBody = formattedBody
        self.media = media
        self.relation = relation
        self.mentions = mentions
        self.newContent = newContent
        self.custom = custom
    }

    /// Reads a content; `nil` for one without kind and body, as a redacted message is.
    public init?(_ json: JSONValue) {
        guard let object = json.object, let kind = json["msgtype"]?.string, let body = json["body"]?.string else {
            return nil
        }
        self.init(
            Kind(rawValue: kind), body: body, formattedBody: json["formatted_body"]?.string,
            media: MediaContent(json), relation: Relation(inContent: json), mentions: Mentions(inContent: json),
            newContent: json["m.new_content"], custom: object.filter { !Self.knownKeys.contains($0.key) })
    }

    public var json: JSONValue {
        var object = custom
        object["msgtype"] = .string(kind.rawValue)
        object["body"] = .string(body)
        if let formattedBody {
            object["format"] = "org.matrix.custom.html"
            object["formatted_body"] = .string(formattedBody)
        }
        if let media { object.merge(media.json) { _, new in new } }
        if let relation { object["m.relates_to"] = relation.json }
        if let mentions { object["m.mentions"] = mentions.json }
        if let newContent { object["m.new_content"] = newContent }
        return .object(object)
    }

    private static let knownKeys: Set<String> = [
        "msgtype", "body", "format", "formatted_body", "url", "info", "filename", "m.relates_to", "m.mentions",
        "m.new_content",
    ]
}
