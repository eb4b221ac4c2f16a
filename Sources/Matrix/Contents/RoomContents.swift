/// Who may join: the `join_rule` of `m.room.join_rules`.
public enum JoinRule: String, Sendable, Hashable {
    case `public`, invite, knock, restricted, `private`
    case knockRestricted = "knock_restricted"
}

/// Who may read what was said before they came: the `history_visibility` of `m.room.history_visibility`.
public enum HistoryVisibility: String, Sendable, Hashable {
    case worldReadable = "world_readable"
    case shared, invited, joined
}

/// Whether a published room stands in the directory.
public enum DirectoryVisibility: String, Sendable, Hashable {
    case `public`, `private`
}

/// The shorthand of `createRoom`.
public enum RoomPreset: String, Sendable, Hashable {
    case privateChat = "private_chat"
    case trustedPrivateChat = "trusted_private_chat"
    case publicChat = "public_chat"
}
