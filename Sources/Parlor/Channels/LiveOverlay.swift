import Foundation

/// What is true only now, and laid over what the store knows of a channel.
struct LiveOverlay: Sendable {
    private(set) var typing: [String: Set<ChatUser>] = [:]
    var presence: [UserId: PresenceState] = [:]

    /// - Returns: The rooms where it makes a difference.
    mutating func setTyping(_ rooms: [String: Set<ChatUser>]) -> [String] {
        rooms.compactMap { room, users in
            guard typing[room, default: []] != users else { return nil }
            typing[room] = users.isEmpty ? nil : users
            return room
        }
    }

    func decorate(_ record: ChannelRecord) -> ChannelRecord {
        var record = record
        record.channel.typingUsers = typing[record.roomID] ?? []
        guard !presence.isEmpty else { return record }
        for index in record.channel.lastActiveMembers.indices {
            guard let state = presence[record.channel.lastActiveMembers[index].id] else { continue }
            record.channel.lastActiveMembers[index].user.take(state)
        }
        return record
    }
}

/// Whether somebody is there.
struct PresenceState: Sendable, Equatable {
    var presence: UserPresence
    var lastActiveAt: Date?
    var statusMessage: String?
}

extension ChatUser {
    /// Shows what is known of whether they are there.
    mutating func take(_ state: PresenceState) {
        presence = state.presence
        lastActiveAt = state.lastActiveAt
        statusMessage = state.statusMessage
    }
}
