public import JSON

/// How an event relates to an earlier one: the `m.relates_to` of its content.
public struct Relation: Sendable, Hashable {
    public struct Kind: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let replace = Kind(rawValue: "m.replace")
        public static let annotation = Kind(rawValue: "m.annotation")
        public static let thread = Kind(rawValue: "m.thread")
        public static let reference = Kind(rawValue: "m.reference")
    }

    /// `nil` for a plain quoted reply, which names only `inReplyTo`.
    public var kind: Kind?
    public var eventID: EventID?
    /// The reaction of an annotation.
    public var key: String?
    public var inReplyTo: EventID?
    /// In a thread: the reply is there only for clients that know no threads.
    public var isFallingBack: Bool

    public init(
        _ kind: Kind? = nil, to eventID: EventID? = nil, key: String? = nil, inReplyTo: EventID? = nil,
        isFallingBack: Bool = false
    ) {
        self.kind = kind
        self.eventID = eventID
        self.key = key
        self.inReplyTo = inReplyTo
        self.isFallingBack = isFallingBack
    }

    /// Reads the `m.relates_to` of a content; `nil` when there is none that says anything.
    public init?(inContent content: JSONValue) {
        guard let json = content["m.relates_to"], json.object != nil else { return nil }
        kind = json["rel_type"]?.string.map(Kind.init(rawValue:))
        eventID = json["event_id"]?.string.flatMap(EventID.init)
        key = json["key"]?.string
        inReplyTo = json["m.in_reply_to"]?["event_id"]?.string.flatMap(EventID.init)
        isFallingBack = json["is_falling_back"]?.bool ?? false
        if kind == nil && inReplyTo == nil { return nil }
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = [:]
        if let kind { object["rel_type"] = .string(kind.rawValue) }
        if let eventID { object["event_id"] = .string(eventID.rawValue) }
        if let key { object["key"] = .string(key) }
        if let inReplyTo { object["m.in_reply_to"] = ["event_id": .string(inReplyTo.rawValue)] }
        if isFallingBack { object["is_falling_back"] = true }
        return .object(object)
    }
}
