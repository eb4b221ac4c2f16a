import Foundation
internal import JSON
internal import SQLite

/// What the user notes for themselves about a channel. It shows at once, and follows the account to all devices.
extension ChatClient {
    /// A muted channel does not notify; its messages still arrive, and their count is shown in grey.
    public func setMuted(_ isMuted: Bool, _ cid: ChannelId) async throws {
        try await setNotificationLevel(isMuted ? .none : .all, cid)
    }

    /// What in a channel notifies the user. Specification: client-server API, "Push Rules".
    public func setNotificationLevel(_ level: ChannelNotificationLevel, _ cid: ChannelId) async throws {
        let session = try currentSession
        let room = try session.room(cid).rawValue
        let old = session.index.record(cid)?.channel.notificationLevel ?? .all
        try await session.changePushRules(PushRuleEdit.setting(level, for: room, from: old))
    }

    /// Pinned channels are the user's favourites. Specification: client-server API, "Room Tagging" (`m.favourite`).
    public func setPinned(_ isPinned: Bool, _ cid: ChannelId) async throws {
        try await currentSession.setTag(ChannelNotes.favourite, isSet: isPinned, on: cid)
    }

    /// Archived channels are put away: a list that does not want them filters by ``FilterKey/archived`` (`m.lowpriority`).
    public func setArchived(_ isArchived: Bool, _ cid: ChannelId) async throws {
        try await currentSession.setTag(ChannelNotes.archive, isSet: isArchived, on: cid)
    }

    /// Takes a channel out of all lists until somebody writes in it again.
    ///
    /// - Parameter clearingHistory: Whether what was said so far is never shown to this user again, on no device.
    public func hideChannel(_ cid: ChannelId, clearingHistory: Bool = false) async throws {
        let session = try currentSession
        let now = session.dependencies.now().milliseconds
        try await session.changeNote(ChannelNotes.hidden, in: cid) { old, transaction, room in
            // The newest message may be from a homeserver whose clock is ahead.
            let newest =
                try transaction.database.first(
                    "SELECT max(timestamp) FROM event WHERE room = ? AND is_shown = 1", room
                ) { $0.optionalInt(0) } ?? nil
            let at = max(now, newest ?? 0)
            return ["at": JSONValue(at), "cleared": clearingHistory ? JSONValue(at) : old["cleared"] ?? 0]
        }
    }

    /// Shows a hidden channel again. A cleared history stays cleared.
    public func showChannel(_ cid: ChannelId) async throws {
        try await currentSession.changeNote(ChannelNotes.hidden, in: cid) { old, _, _ in
            ["cleared": old["cleared"] ?? 0]
        }
    }
}
