import Foundation
internal import JSON
internal import Matrix

/// Makes the contents of events of what a user has composed. It looks at nothing but its arguments.
struct MessageComposer {
    /// The keys of our own in a content.
    enum Key {
        static let data = CustomData.matrixKey
        static let inChannel = "parlor.in_channel"
    }

    let message: OutgoingMessage

    /// One content for each event that the message becomes: an attachment is an event of its own, the first one carries the text.
    ///
    /// - Parameter latestInThread: What clients that know no threads show the reply as an answer to.
    /// - Throws: ``ClientError`` when there is nothing to say, or too much.
    func contents(latestInThread: String? = nil) throws -> [JSONValue] {
        if message.text.allSatisfy(\.isWhitespace), message.attachments.isEmpty, message.location == nil {
            throw ClientError(.emptyMessage, "A message needs a text or an attachment")
        }
        var contents = message.attachments.enumerated().map { index, attachment in
            withText(attachment.content(caption: index == 0 ? message.text : ""), isCaption: index == 0)
        }
        if contents.isEmpty { contents = [textContent] }
        for index in contents.indices {
            if let relation = relation(isFirst: index == 0, latestInThread: latestInThread) {
                contents[index]["m.relates_to"] = relation.json
            }
            if message.threadRootId != nil, message.isShownInChannel { contents[index][Key.inChannel] = true }
            try MessageSize.check(contents[index])
        }
        return contents
    }

    /// The content of an event that replaces `original`'s.
    ///
    /// - Parameter original: The content as it was last left. Its custom data, its place and its attachment stay, unless the message has others.
    func edit(of target: String, original: JSONValue) throws -> JSONValue {
        if message.text.allSatisfy(\.isWhitespace), message.location == nil, original["url"] == nil {
            throw ClientError(.emptyMessage, "A message needs a text")
        }
        let new = replacement(of: original)
        var content = new
        content["body"] = .string("* " + (new["body"]?.string ?? ""))
        if let html = new["formatted_body"]?.string { content["formatted_body"] = .string("* " + html) }
        // Those who were called by the version before hear nothing of the change; only who is new in it does.
        content["m.mentions"] = newMentions(since: original).mentions.json
        content["m.new_content"] = new
        content["m.relates_to"] = ["rel_type": "m.replace", "event_id": .string(target)]
        try MessageSize.check(content)
        return content
    }

    /// The new content itself, without a relation: what an unsent message becomes, too.
    func replacement(of original: JSONValue) -> JSONValue {
        var new = original["url"] == nil ? textContent : withText(original, isCaption: true)
        new["m.relates_to"] = nil
        if message.customData.isEmpty, let data = original[Key.data] { new[Key.data] = data }
        if message.location == nil, let place = original["geo_uri"], original["msgtype"]?.string == "m.location" {
            new["geo_uri"] = place
            new["msgtype"] = "m.location"
        }
        return new
    }

    private var richText: RichText? {
        guard message.isMarkdown else {
            return RichText(plain: message.text, mentionsEveryone: message.mentionsEveryone)
        }
        return RichText(
            markdown: message.text, mentions: message.mentions, mentionsEveryone: message.mentionsEveryone)
    }

    private var textContent: JSONValue {
        let kind: MessageContent.Kind =
            switch message.kind {
            case .text: message.location == nil ? .text : .location
            case .emote: .emote
            case .notice: .notice
            }
        var content: JSONValue = ["msgtype": .string(kind.rawValue)]
        if let location = message.location { content["geo_uri"] = .string(location.geoURI) }
        return withText(content, isCaption: true)
    }

    /// - Parameter isCaption: Whether the content is the one that carries the text.
    private func withText(_ content: JSONValue, isCaption: Bool) -> JSONValue {
        var content = content
        content["format"] = nil
        content["formatted_body"] = nil
        if isCaption {
            if !message.text.isEmpty {
                content["body"] = .string(message.text)
            } else if let name = content["filename"] {
                content["body"] = name
            } else if content["body"] == nil {
                content["body"] = .string(message.location?.geoURI ?? "")
            }
            if let rich = richText, needsHTML(rich) {
                content["format"] = "org.matrix.custom.html"
                content["formatted_body"] = .string(rich.html)
            }
            content["m.mentions"] = allMentions.mentions.json
            if !message.customData.isEmpty { content[Key.data] = message.customData.json }
        } else {
            content["m.mentions"] = [:]
        }
        return content
    }

    /// Addresses and `@room` are found in the plain text by whoever reads it; only other forms need HTML.
    private func needsHTML(_ text: RichText) -> Bool {
        guard text.blocks.count <= 1 else { return true }
        guard case .paragraph(let runs)? = text.blocks.first else { return !text.blocks.isEmpty }
        return runs.contains { run in
            if !run.style.isEmpty { return true }
            switch run.link {
            case nil, .everyone: return false
            case .web(let url): return run.text != url.absoluteString && "https://" + run.text != url.absoluteString
            case .user, .message: return true
            }
        }
    }

    /// Those who are listed, and those whose pill stands in the text.
    private var allMentions: MessageMentions {
        var ids = message.mentions.map(\.id)
        for case .user(let id)? in richText?.links.map(Optional.some) ?? [] where !ids.contains(id) { ids.append(id) }
        return MessageMentions(userIDs: ids, everyone: message.mentionsEveryone)
    }

    private func newMentions(since original: JSONValue) -> MessageMentions {
        let old = MessageMentions(inContent: original)
        let all = allMentions
        return MessageMentions(
            userIDs: all.userIDs.filter { !old.userIDs.contains($0) }, everyone: all.everyone && !old.everyone)
    }

    private func relation(isFirst: Bool, latestInThread: String?) -> LocalRelation? {
        let quoted = isFirst ? message.quotedMessageId : nil
        guard let root = message.threadRootId else {
            return quoted.map { LocalRelation(threadRoot: nil, answered: $0) }
        }
        return LocalRelation(
            threadRoot: root, answered: quoted ?? latestInThread ?? root, isFallingBack: quoted == nil)
    }
}

/// A relation whose identifiers may be those of unsent messages; the outbox resolves them when their turn comes.
private struct LocalRelation {
    var threadRoot: String?
    var answered: String
    var isFallingBack = false

    var json: JSONValue {
        var json: JSONValue = ["m.in_reply_to": ["event_id": .string(answered)]]
        if let threadRoot {
            json["rel_type"] = "m.thread"
            json["event_id"] = .string(threadRoot)
            json["is_falling_back"] = .bool(isFallingBack)
        }
        return json
    }
}
