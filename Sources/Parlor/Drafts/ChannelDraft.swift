import Foundation
internal import JSON

/// What somebody has begun to write in a channel or in a thread and not sent yet.
///
/// Drafts are stored on the device at once, survive a restart, and follow the account to its other devices. When two devices have one,
/// the newest wins. Sending a message in the same place clears it.
public struct ChannelDraft: Identifiable, Hashable, Sendable {
    /// The message the thread begins with; nil: the channel's own composer.
    public let threadRootID: MessageId?
    /// The text so far.
    public var text: String
    /// The message that is being answered.
    public var quotedMessageID: MessageId?
    /// When it was changed last.
    public var updatedAt: Date

    /// The thread's first message, or empty for the channel itself: unique among the drafts of a channel.
    public var id: String { threadRootID ?? "" }

    /// Whether there is nothing to keep.
    public var isEmpty: Bool { text.isEmpty && quotedMessageID == nil }

    /// For previews and tests; the kit makes drafts of what ``ChatChannelController/setDraft(_:quoting:in:)`` is given.
    public init(threadRootID: MessageId? = nil, text: String, quotedMessageID: MessageId? = nil, updatedAt: Date) {
        self.threadRootID = threadRootID
        self.text = text
        self.quotedMessageID = quotedMessageID
        self.updatedAt = updatedAt
    }
}

extension ChannelDraft {
    /// Reads the room's `parlor.draft`: an object by thread root. Emptied drafts stay there with their time, so that an older one
    /// from another device does not come back.
    static func all(in content: JSONValue, includingEmpty: Bool = false) -> [ChannelDraft] {
        (content.object ?? [:]).compactMap { root, json in
            guard let text = json["text"]?.string, let time = json["ts"]?.int else { return nil }
            let draft = ChannelDraft(
                threadRootID: root.isEmpty ? nil : root, text: text, quotedMessageID: json["reply_to"]?.string,
                updatedAt: Date(milliseconds: time))
            return draft.isEmpty && !includingEmpty ? nil : draft
        }.sorted { ($0.updatedAt, $1.id) > ($1.updatedAt, $0.id) }
    }

    var json: JSONValue {
        var json: JSONValue = ["text": .string(text), "ts": JSONValue(updatedAt.milliseconds)]
        if let quotedMessageID { json["reply_to"] = .string(quotedMessageID) }
        return json
    }

    /// Puts two devices' drafts of one channel together: of each place the newest.
    static func merged(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
        var result = left.object ?? [:]
        for (root, draft) in right.object ?? [:] {
            guard let known = result[root]?["ts"]?.int, known > draft["ts"]?.int ?? 0 else {
                result[root] = draft
                continue
            }
        }
        return .object(result)
    }
}
