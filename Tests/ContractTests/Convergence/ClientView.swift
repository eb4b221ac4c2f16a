@testable import Parlor

/// What one client shows of a channel, and its summary in the list.
struct ClientView {
    let name: String
    let client: ChatClient
    let controller: ChatChannelController

    init(name: String, client: ChatClient, cid: ChannelId) async throws {
        self.name = name
        self.client = client
        controller = client.channelController(for: cid)
        try await controller.synchronize()
        while !controller.hasLoadedAllPreviousMessages { try await controller.loadPreviousMessages() }
    }

    func snapshot() -> ViewSnapshot {
        let channel = client.channel(controller.cid)
        return ViewSnapshot(
            messages: controller.messages.map(ViewSnapshot.line),
            channel: [
                "name": channel?.name ?? "", "members": "\(channel?.memberCount ?? 0)",
                "membership": channel?.membership.rawValue ?? "",
                "preview": channel?.previewMessage.map(ViewSnapshot.line) ?? "",
                "last": "\(channel?.lastMessageAt?.timeIntervalSince1970 ?? 0)",
            ])
    }
}

/// What everybody must see alike, as lines that can be compared and shown.
struct ViewSnapshot: Equatable {
    /// Newest first.
    var messages: [String]
    var channel: [String: String]

    static func line(_ message: ChatMessage) -> String {
        var parts = [message.eventID ?? "UNSENT \(message.id)", message.author.id, message.author.displayName]
        parts.append("\(Int((message.createdAt.timeIntervalSince1970 * 1000).rounded()))")
        parts.append("\(message.type.rawValue) '\(message.text)'")
        if message.isEdited { parts.append("edited") }
        if let quoted = message.quotedMessage { parts.append("answers \(quoted.eventID) '\(quoted.text ?? "?")'") }
        // A redaction takes the relation away: who saw the reply before still knows its thread, a newcomer can't.
        if let root = message.threadRootID, !message.isDeleted {
            parts.append("in thread \(root)\(message.isShownInChannel ? ", for all to see" : "")")
        }
        if let thread = message.thread {
            parts.append("thread of \(thread.replyCount), last \(thread.latestReply?.text ?? "?")")
        }
        if !message.customData.isEmpty { parts.append("\(message.customData)") }
        for reaction in message.reactions {
            parts.append("\(reaction.key) by \(reaction.userIDs.joined(separator: "+"))")
        }
        return parts.joined(separator: " | ")
    }

    func difference(from other: ViewSnapshot) -> String {
        var lines = messages.difference(from: other.messages).map { change in
            switch change {
            case .insert(let offset, let line, _): "only the first has, at \(offset): \(line)"
            case .remove(let offset, let line, _): "only the second has, at \(offset): \(line)"
            }
        }
        for (key, value) in channel where other.channel[key] != value {
            lines.append("\(key): \(value) and \(other.channel[key] ?? "nothing")")
        }
        return lines.joined(separator: "\n")
    }
}
