/// The kinds of account data that the kit writes.
enum AccountDataType {
    static let direct = "m.direct"
    static let pushRules = "m.push_rules"
    static let ignoredUsers = "m.ignored_user_list"
}
