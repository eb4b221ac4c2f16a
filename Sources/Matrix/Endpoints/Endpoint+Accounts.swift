extension Endpoint {
    public static let versions = Endpoint(.get, below: "/_matrix/client", ["versions"])
    public static let wellKnown = Endpoint(.get, below: "/.well-known/matrix", ["client"])
    public static let capabilities = Endpoint(.get, "capabilities")

    public static let register = Endpoint(.post, "register")
    public static let loginFlows = Endpoint(.get, "login")
    public static let login = Endpoint(.post, "login")
    public static let refresh = Endpoint(.post, "refresh")
    public static let logout = Endpoint(.post, "logout")
    public static let logoutEverywhere = Endpoint(.post, "logout", "all")
    public static let whoami = Endpoint(.get, "account", "whoami")

    public static func profile(_ user: UserID) -> Endpoint { Endpoint(.get, "profile", user.rawValue) }
    public static func setDisplayName(_ user: UserID) -> Endpoint {
        Endpoint(.put, "profile", user.rawValue, "displayname")
    }
    public static func setAvatarURL(_ user: UserID) -> Endpoint {
        Endpoint(.put, "profile", user.rawValue, "avatar_url")
    }
    public static let searchUsers = Endpoint(.post, "user_directory", "search")

    public static func presence(_ user: UserID) -> Endpoint { Endpoint(.get, "presence", user.rawValue, "status") }
    public static func setPresence(_ user: UserID) -> Endpoint { Endpoint(.put, "presence", user.rawValue, "status") }

    public static func createFilter(_ user: UserID) -> Endpoint { Endpoint(.post, "user", user.rawValue, "filter") }
    public static func setAccountData(_ user: UserID, _ type: EventType) -> Endpoint {
        Endpoint(.put, "user", user.rawValue, "account_data", type.rawValue)
    }
    public static func setAccountData(_ user: UserID, room: RoomID, _ type: EventType) -> Endpoint {
        Endpoint(.put, "user", user.rawValue, "rooms", room.rawValue, "account_data", type.rawValue)
    }
    public static func tags(_ user: UserID, room: RoomID) -> Endpoint {
        Endpoint(.get, "user", user.rawValue, "rooms", room.rawValue, "tags")
    }
    public static func setTag(_ user: UserID, room: RoomID, _ tag: String) -> Endpoint {
        Endpoint(.put, "user", user.rawValue, "rooms", room.rawValue, "tags", tag)
    }
    public static func removeTag(_ user: UserID, room: RoomID, _ tag: String) -> Endpoint {
        Endpoint(.delete, "user", user.rawValue, "rooms", room.rawValue, "tags", tag)
    }

    public static let pushRules = Endpoint(.get, "pushrules", "")
    public static func setPushRule(kind: String, _ rule: String) -> Endpoint {
        Endpoint(.put, "pushrules", "global", kind, rule)
    }
    public static func removePushRule(kind: String, _ rule: String) -> Endpoint {
        Endpoint(.delete, "pushrules", "global", kind, rule)
    }
}
