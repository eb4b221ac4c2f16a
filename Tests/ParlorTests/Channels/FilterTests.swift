import Foundation
import Testing

@testable import Parlor

@Suite("Filters: one evaluator, one truth table")
struct FilterTests {
    private let team = ChannelRecord(
        channel: ChatChannel(
            cid: ChannelId(type: .team, id: "design"), name: "Design Crew", createdAt: Date(timeIntervalSince1970: 100),
            memberCount: 3, unreadCount: ChannelUnreadCount(messages: 2), isPinned: true),
        memberIDs: ["@anna:x", "@ben:x", "@cleo:x"])
    /// Has no name, no topic, and nobody ever wrote in it.
    private let nameless = ChannelRecord(
        channel: ChatChannel(cid: ChannelId(type: .messaging, id: "!r:x"), memberCount: 1), memberIDs: ["@anna:x"])

    @Test(arguments: [
        (Filter.containMembers(userIds: ["@anna:x"]), true, true),
        (.containMembers(userIds: ["@anna:x", "@ben:x"]), true, false),
        (.containMembers(userIds: []), true, true),
        (.equal(.type, to: ChannelType.team), true, false),
        (.equal(.type, to: "messaging"), false, true),
        (.notEqual(.type, to: ChannelType.team), false, true),
        (.equal(.cid, to: ChannelId(type: .team, id: "design")), true, false),
        (.equal(.name, to: "Design Crew"), true, false),
        (.equal(.name, to: "design crew"), false, false),
        (.in(.type, values: ["team", "livestream"]), true, false),
        (.in(.type, values: [String]()), false, false),
        (.notIn(.type, values: ["team"]), false, true),
        (.in(.members, values: ["@ben:x", "@zoe:x"]), true, false),
        (.contains(.members, value: "@cleo:x"), true, false),
        (.contains(.name, value: "SIGN"), true, false),
        (.autocomplete(.name, text: "cr"), true, false),
        (.autocomplete(.name, text: "des"), true, false),
        (.autocomplete(.name, text: "esign"), false, false),
        (.autocomplete(.name, text: ""), true, false),
        (.greater(.memberCount, than: 1), true, false),
        (.greaterOrEqual(.memberCount, than: 1), true, true),
        (.less(.memberCount, than: 3), false, true),
        (.lessOrEqual(.memberCount, than: 3), true, true),
        (.greater(.createdAt, than: Date(timeIntervalSince1970: 50)), true, false),
        (.equal(.pinned, to: true), true, false),
        (.equal(.hasUnread, to: false), false, true),
        // Values of different kinds are neither equal nor in any order.
        (.greater(.memberCount, than: "1"), false, false),
        (.equal(.memberCount, to: "3"), false, false),
        // An absent key matches no comparison, and both sides of an existence.
        (.notEqual(.name, to: "x"), true, false),
        (.notIn(.name, values: ["x"]), true, false),
        (.exists(.name), true, false),
        (.exists(.name, exists: false), false, true),
        (.exists("colour", exists: false), true, true),
        (.equal("colour", to: "red"), false, false),
        (.nor([.equal("colour", to: "red")]), true, true),
        // Connectives, the empty ones included.
        (.and([]), true, true),
        (.or([]), false, false),
        (.nor([]), true, true),
        (.and([.exists(.name), .equal(.type, to: "team")]), true, false),
        (.or([.exists(.name), .equal(.type, to: "messaging")]), true, true),
        (.nor([.exists(.name), .equal(.type, to: "team")]), false, true),
        (.and([.or([.exists(.topic), .exists(.name)]), .nor([.equal(.muted, to: true)])]), true, false),
    ])
    func eachFilterDecidesAsTheTableSays(filter: Filter, forTeam: Bool, forNameless: Bool) {
        #expect(FilterEvaluator.matches(filter, team) == forTeam)
        #expect(FilterEvaluator.matches(filter, nameless) == forNameless)
    }
}
