import Foundation
internal import JSON
internal import Matrix

/// Says what a state event means to people.
struct SystemEventReader {
    let type: String
    let stateKey: String
    let sender: UserId
    let content: JSONValue
    /// What the state was before; nil when there was none, or nobody told.
    let previous: JSONValue?

    /// Types of which some events are shown. Others are never looked at.
    static let types: Set<String> = [
        "m.room.create", "m.room.member", "m.room.name", "m.room.topic", "m.room.avatar", "m.room.power_levels",
        "m.room.encryption", "m.room.pinned_events", "m.room.tombstone",
    ]

    /// Nil for a change that nobody needs to hear of, such as the first settings of a new channel.
    func event(user: (UserId) throws -> ChatUser) rethrows -> SystemEvent? {
        if type == "m.room.member" { return try memberEvent(user) }
        guard stateKey.isEmpty else { return nil }
        switch type {
        case "m.room.create": return .channelCreated
        case "m.room.name":
            return changed("name") ? .channelRenamed(text("name")) : nil
        case "m.room.topic":
            return changed("topic") ? .topicChanged(text("topic")) : nil
        case "m.room.avatar":
            return changed("url") ? .channelPictureChanged(text("url").flatMap(URL.init(string:))) : nil
        case "m.room.encryption": return previous?["algorithm"] == nil ? .encryptionEnabled : nil
        case "m.room.tombstone": return .upgraded(toRoom: content["replacement_room"]?.string ?? "")
        case "m.room.pinned_events": return pinsEvent
        case "m.room.power_levels": return try powerEvent(user)
        default: return nil
        }
    }

    private func text(_ key: String) -> String? {
        content[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func changed(_ key: String) -> Bool {
        (previous?[key]?.string ?? "") != (content[key]?.string ?? "")
    }

    private func memberEvent(_ user: (UserId) throws -> ChatUser) rethrows -> SystemEvent? {
        let (old, new) = (previous?["membership"]?.string ?? "leave", content["membership"]?.string ?? "")
        let isOwn = sender == stateKey
        let reason = content["reason"]?.string
        switch (old, new) {
        case ("join", "join"): return profileEvent
        case (_, "join"): return .joined
        case ("invite", "invite"): return nil
        case (_, "invite"): return .invited(try user(stateKey))
        case (_, "knock"): return .knocked
        case ("ban", "ban"): return nil
        case (_, "ban"): return .banned(try user(stateKey), reason: reason)
        case ("ban", "leave"): return .unbanned(try user(stateKey))
        case ("invite", "leave"): return isOwn ? .invitationDeclined : .invitationWithdrawn(try user(stateKey))
        case ("knock", "leave"): return isOwn ? .knockWithdrawn : .knockDenied(try user(stateKey))
        case ("join", "leave"), ("leave", "leave"):
            if old == "leave", previous != nil { return nil }
            return isOwn ? .left : .kicked(try user(stateKey), reason: reason)
        default: return nil
        }
    }

    private var profileEvent: SystemEvent? {
        let (old, new) = (previous?["displayname"]?.string, content["displayname"]?.string)
        if old != new { return .renamed(from: old, to: new) }
        return changed("avatar_url") ? .pictureChanged : nil
    }

    private var pinsEvent: SystemEvent? {
        let old = previous?["pinned"]?.array?.compactMap(\.string) ?? []
        let new = content["pinned"]?.array?.compactMap(\.string) ?? []
        let added = new.filter { !old.contains($0) }
        if !added.isEmpty { return .messagesPinned(added) }
        let removed = old.filter { !new.contains($0) }
        return removed.isEmpty ? nil : .messagesUnpinned(removed)
    }

    /// Who may write, or one member's role. The first levels of a channel are its beginning, no change.
    private func powerEvent(_ user: (UserId) throws -> ChatUser) rethrows -> SystemEvent? {
        guard let previous, let old = PowerLevels(previous), let new = PowerLevels(content) else { return nil }
        let wasFrozen = old.eventsDefault > old.usersDefault
        let isFrozen = new.eventsDefault > new.usersDefault
        if wasFrozen != isFrozen { return isFrozen ? .frozen : .unfrozen }
        for id in Set(old.users.keys).union(new.users.keys).sorted() {
            let before = MemberRole(powerLevel: old.users[id] ?? old.usersDefault)
            let after = MemberRole(powerLevel: new.users[id] ?? new.usersDefault)
            if before != after { return .roleChanged(try user(id), after) }
        }
        return nil
    }
}
