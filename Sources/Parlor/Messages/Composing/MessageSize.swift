internal import JSON

/// How large a message may be.
enum MessageSize {
    /// The limit of an event by the specification, with everything that the homeserver adds to a content.
    static let eventLimit = 65_536
    /// Room, sender, hashes, signatures and what else stands around a content.
    static let envelope = 1_024

    /// - Throws: ``ClientError/Kind/tooLarge``.
    static func check(_ content: JSONValue) throws {
        let size = content.serialized().count + envelope
        if size > eventLimit {
            throw ClientError(.tooLarge, "The message is \(size) bytes as an event; \(eventLimit) are allowed")
        }
    }
}
