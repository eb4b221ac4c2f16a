public import JSON

/// The content of `m.room.member`.
public struct MemberContent: Sendable, Hashable {
    public var membership: Membership
    public var displayName: String?
    public var avatarURL: String?
    public var reason: String?
    /// Set on invites: the inviter means a direct conversation.
    public var isDirect: Bool
    /// Of joins to restricted rooms: the member in whose name the server let them in.
    ///
    /// Specification: room version 8, `join_authorised_via_users_server`.
    public var joinAuthorisedVia: UserID?
    /// Of joins, Parlor's own: the member leaves when none of their apps is there any more.
    public var isTransient = false

    public static let transientKey = "org.parlor.transient"

    public init(
        membership: Membership, displayName: String? = nil, avatarURL: String? = nil, reason: String? = nil,
        isDirect: Bool = false
    ) {
        self.membership = membership
        self.displayName = displayName
        self.avatarURL = avatarURL
        self.reason = reason
        self.isDirect = isDirect
    }

    public init?(_ json: JSONValue) {
        guard let membership = json["membership"]?.string.flatMap(Membership.init(rawValue:)) else { return nil }
        self.init(
            membership: membership, displayName: json["displayname"]?.string, avatarURL: json["avatar_url"]?.string,
            reason: json["reason"]?.string, isDirect: json["is_direct"]?.bool ?? false)
        isTransient = json[Self.transientKey]?.bool ?? false
        joinAuthorisedVia = json["join_authorised_via_users_server"]?.string.flatMap(UserID.init)
    }

    public var json: JSONValue {
        var object: [String: JSONValue] = ["membership": .string(membership.rawValue)]
        if let displayName { object["displayname"] = .string(displayName) }
        if let avatarURL { object["avatar_url"] = .string(avatarURL) }
        if let reason { object["reason"] = .string(reason) }
        if isDirect { object["is_direct"] = true }
        if isTransient { object[Self.transientKey] = true }
        if let joinAuthorisedVia { object["join_authorised_via_users_server"] = .string(joinAuthorisedVia.rawValue) }
        return .object(object)
    }
}
