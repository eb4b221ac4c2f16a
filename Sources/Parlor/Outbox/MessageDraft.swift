import Foundation
internal import JSON
internal import Matrix

/// What the user has composed, on its way to being a Matrix event.
struct MessageDraft: Sendable {
    /// The limit of an event by the specification, with everything that the homeserver adds to a content.
    static let eventLimit = 65_536
    /// Room, sender, hashes, signatures and what else stands around a content.
    static let envelope = 1_024

    var text: String
    var attachments: [AttachmentPayload] = []
    var quotedMessageID: MessageId?

    /// One content for each event this becomes: an attachment is an event of its own, the first one carries the text.
    ///
    /// - Throws: ``ClientError`` when there is nothing to say, or too much.
    func contents() throws -> [JSONValue] {
        if text.allSatisfy(\.isWhitespace), attachments.isEmpty {
            throw ClientError(.emptyMessage, "A message needs a text or an attachment")
        }
        var contents: [JSONValue] = []
        for (index, attachment) in attachments.enumerated() {
            contents.append(attachment.content(caption: index == 0 ? text : ""))
        }
        if contents.isEmpty { contents = [MessageContent(body: text, mentions: Mentions()).json] }
        if let quotedMessageID {
            contents[0]["m.relates_to"] = ["m.in_reply_to": ["event_id": .string(quotedMessageID)]]
        }
        for content in contents { try Self.checkSize(content) }
        return contents
    }

    /// The content that replaces the text of `target`.
    static func edit(of target: String, text: String) throws -> JSONValue {
        if text.allSatisfy(\.isWhitespace) { throw ClientError(.emptyMessage, "A message needs a text") }
        var content = MessageContent(body: "* " + text, mentions: Mentions()).json
        content["m.new_content"] = MessageContent(body: text, mentions: Mentions()).json
        content["m.relates_to"] = ["rel_type": "m.replace", "event_id": .string(target)]
        try checkSize(content)
        return content
    }

    private static func checkSize(_ content: JSONValue) throws {
        let size = content.serialized().count + envelope
        if size > eventLimit {
            throw ClientError(.tooLarge, "The message is \(size) bytes as an event; \(eventLimit) are allowed")
        }
    }
}
