/// Identifies a channel by its type and a name within that type: `messaging:general`.
///
/// On the homeserver `type:id` is the room alias `#type.id:server`. A room without such an alias is identified by its opaque
/// room identifier instead: `messaging:!opaque:server`.
public struct ChannelId: Hashable, Sendable {
    /// What the channel is used for.
    public let type: ChannelType
    /// The name within the type, or the opaque identifier of a room.
    public let id: String

    /// Makes an identifier of parts that are known to be good, usually literals.
    public init(type: ChannelType, id: String) {
        self.type = type
        self.id = id
    }

    /// Reads `type:id`.
    ///
    /// - Throws: ``ClientError`` of kind ``ClientError/Kind/invalidChannelId`` when a part is missing or has characters
    ///   that no room alias can have.
    public init(cid: String) throws {
        let parts = cid.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw ClientError(.invalidChannelId, "\"\(cid)\" is not of the form type:id") }
        self.init(type: ChannelType(rawValue: String(parts[0])), id: String(parts[1]))
        try validate()
    }

    /// `type:id`
    public var rawValue: String { "\(type.rawValue):\(id)" }

    /// Whether ``id`` is an opaque room identifier rather than the name in an alias.
    var isRoomID: Bool { id.hasPrefix("!") }

    /// The field also hands over bare strings; see ``ChatClient/channelController(for:)-(String)``.
    init(lenient text: String) throws {
        if text.contains(":"), !text.hasPrefix("!") {
            try self.init(cid: text)
        } else {
            self.init(type: .messaging, id: text)
            try validate()
        }
    }

    func validate() throws {
        let typeIsGood = !type.rawValue.isEmpty && type.rawValue.utf8.allSatisfy(Self.isTypeByte)
        let idIsGood =
            !id.isEmpty && id.utf8.count <= 200
            && id.unicodeScalars.allSatisfy { $0.value > 32 && $0.value != 127 && $0 != "#" }
            && (isRoomID || !id.contains(":"))
        guard typeIsGood, idIsGood else { throw ClientError(.invalidChannelId, "\"\(rawValue)\" is no channel id") }
    }

    private static func isTypeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension ChannelId: CustomStringConvertible {
    public var description: String { rawValue }
}
