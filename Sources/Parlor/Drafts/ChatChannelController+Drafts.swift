import Foundation
internal import JSON

extension ChatChannelController {
    /// Keeps what the user has begun to write. Call it as often as the text changes: the device has it at once, the account soon after
    /// the last change.
    ///
    /// It survives a restart, shows on ``ChatChannel/drafts``, and follows the account. Sending a message in the same place clears it.
    ///
    /// - Parameters:
    ///   - text: Empty, with nothing quoted: the draft goes.
    ///   - quotedMessageID: The message that is being answered.
    ///   - threadRootID: The thread; nil: the channel's own composer.
    public func setDraft(
        _ text: String, quoting quotedMessageID: MessageId? = nil, in threadRootID: MessageId? = nil
    ) async throws {
        let session = try await openRoom.session
        let now = session.dependencies.now()
        try await session.setDraft(
            ChannelDraft(threadRootID: threadRootID, text: text, quotedMessageID: quotedMessageID, updatedAt: now),
            in: cid)
    }

    /// Keeps a draft. The same with a completion handler, which is called on the main queue.
    public func setDraft(
        _ text: String, quoting quotedMessageID: MessageId? = nil, in threadRootID: MessageId? = nil,
        completion: (((any Error)?) -> Void)?
    ) {
        complete(Completion(completion), in: writing) {
            try await self.setDraft(text, quoting: quotedMessageID, in: threadRootID)
        }
    }

    /// Forgets what the user has begun to write, on all devices.
    public func deleteDraft(in threadRootID: MessageId? = nil) async throws {
        try await setDraft("", in: threadRootID)
    }

    /// What the user has begun to write.
    public func draft(in threadRootID: MessageId? = nil) -> ChannelDraft? {
        channel?.drafts.first { $0.threadRootID == threadRootID }
    }
}

extension ChatClient {
    /// All channels in which the user has begun to write something, those with the newest draft first.
    public var channelsWithDrafts: [ChatChannel] {
        let channels = state.withLock { $0.session }?.index.all.map(\.channel) ?? []
        return channels.filter { $0.membership == .joined && !$0.drafts.isEmpty }
            .sorted { $0.drafts[0].updatedAt > $1.drafts[0].updatedAt }
    }
}

extension UserSession {
    func setDraft(_ draft: ChannelDraft, in cid: ChannelId) async throws {
        let room = try room(cid)
        try await store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            try transaction.setDraft(draft, room: row)
        }
        await flushDeliveries()
    }
}

extension StoreTransaction {
    /// Keeps a draft on the device. ``DraftSender`` hears of it, and brings it to the account.
    func setDraft(_ draft: ChannelDraft, room: Int) throws {
        var content = try note(ChannelNotes.draft, room: room)
        let old = ChannelDraft.all(in: content).first { $0.id == draft.id }
        guard !(old == nil && draft.isEmpty),
            old?.text ?? "" != draft.text || old?.quotedMessageID != draft.quotedMessageID
        else { return }
        content[draft.id] = draft.json
        try setNote(ChannelNotes.draft, content, room: room)
        draftChanged(room)
    }

    /// A message is on its way: what was begun in its place is finished.
    func clearDraft(of message: JSONValue, room: Int) throws {
        let relation = message["m.relates_to"]
        let root = relation?["rel_type"]?.string == "m.thread" ? relation?["event_id"]?.string : nil
        let date = Date(milliseconds: now)
        try setDraft(ChannelDraft(threadRootID: root, text: "", updatedAt: date), room: room)
    }
}
