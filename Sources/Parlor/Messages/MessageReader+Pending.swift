import Foundation
internal import JSON

extension MessageReader {
    /// Applies what the user has done to the message and the homeserver does not know yet.
    func applyPending(to message: inout ChatMessage) {
        for item in outbox where item.state != .failed && refersTo(message, item) {
            switch item.kind {
            case .edit:
                guard let newContent = item.content["m.new_content"] else { continue }
                message.replaceBody(by: newContent, at: Date(milliseconds: item.createdAt), userID: userID)
            case .reaction:
                var tally = ReactionTally(userID: userID, message.reactions)
                if let key = item.content["m.relates_to"]?["key"]?.string { tally.add(key, by: userID) }
                message.reactions = tally.result
            default: continue
            }
        }
        applyPendingWithdrawals(to: &message)
    }

    func isRedactionPending(of message: ChatMessage) -> Bool {
        outbox.contains { $0.kind == .redaction && $0.state != .failed && refersTo(message, $0) }
    }

    /// Own reactions whose redaction is on its way are gone already.
    private func applyPendingWithdrawals(to message: inout ChatMessage) {
        for item in outbox where item.kind == .redaction && item.state != .failed {
            guard let target = item.target, let reaction = withdrawnReaction(target),
                reaction.target == message.eventID || reaction.target == message.id
            else { continue }
            var tally = ReactionTally(userID: userID, message.reactions)
            tally.remove(reaction.key, by: userID)
            message.reactions = tally.result
        }
    }

    /// The reaction that a redaction takes back, if it is one of the user's own.
    private func withdrawnReaction(_ id: String) -> (target: String, key: String)? {
        if let item = outbox.first(where: { $0.kind == .reaction && ($0.transactionID == id || $0.eventID == id) }),
            let target = item.target, let key = item.content["m.relates_to"]?["key"]?.string
        {
            return (target, key)
        }
        return try? database.first(
            """
            SELECT target, reaction FROM event WHERE (event_id = ?1 OR local_id = ?1) AND sender = ?2
                AND relation = 'm.annotation'
            """, id, userID
        ) { ($0.text(0), $0.text(1)) }
    }

    private func refersTo(_ message: ChatMessage, _ item: OutboxItem) -> Bool {
        guard let target = item.target else { return false }
        return target == message.eventID || target == message.id
    }
}
