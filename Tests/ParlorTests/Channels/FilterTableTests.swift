import Foundation
import Testing

@testable import Parlor

/// Every operator on every kind of value, and on none: what decides is one function, which this table pins down.
@Suite("Filters: every operator, every kind of value, and none")
struct FilterTableTests {
    static let day = Date(timeIntervalSince1970: 86_400)

    /// Own value, what it is compared with, and the operators that say yes; all others say no.
    static let table: [(own: FilterValue?, value: FilterValue, yes: Set<FilterOperator>)] = [
        // Texts.
        ("b", "b", [.equal, .greaterOrEqual, .lessOrEqual, .contains, .autocomplete]),
        ("b", "a", [.notEqual, .greater, .greaterOrEqual, .notIn]),
        ("b", "c", [.notEqual, .less, .lessOrEqual, .notIn]),
        ("Big barn", "BARN", [.notEqual, .greaterOrEqual, .greater, .contains, .autocomplete]),
        ("Big barn", "arn", [.notEqual, .less, .lessOrEqual, .contains]),
        ("", "", [.equal, .greaterOrEqual, .lessOrEqual, .contains, .autocomplete]),
        // Numbers.
        (2, 2, [.equal, .greaterOrEqual, .lessOrEqual]),
        (2, 1, [.notEqual, .greater, .greaterOrEqual]),
        (2, 3.5, [.notEqual, .less, .lessOrEqual]),
        // Dates.
        (.date(day), .date(day), [.equal, .greaterOrEqual, .lessOrEqual]),
        (.date(day), .date(.distantPast), [.notEqual, .greater, .greaterOrEqual]),
        (.date(day), .date(.distantFuture), [.notEqual, .less, .lessOrEqual]),
        // Truth values have no order.
        (true, true, [.equal, .greaterOrEqual, .lessOrEqual]),
        (true, false, [.notEqual]),
        // Lists.
        (.list(["a", "b"]), "a", [.notEqual, .contains]),
        (.list(["a", "b"]), "c", [.notEqual]),
        (.list(["a"]), .list(["a"]), [.equal, .greaterOrEqual, .lessOrEqual, .in]),
        (.list(["a"]), .list(["a", "b"]), [.notEqual, .in]),
        (.list(["a"]), .list(["b"]), [.notEqual, .notIn]),
        (.list([]), .list([]), [.equal, .greaterOrEqual, .lessOrEqual, .notIn]),
        ("a", .list(["a", "b"]), [.notEqual, .in]),
        ("c", .list(["a", "b"]), [.notEqual, .notIn]),
        ("a", .list([]), [.notEqual, .notIn]),
        (1, .list([1, "a"]), [.notEqual, .in]),
        // Different kinds are unequal and have no order.
        (1, "1", [.notEqual]), ("1", 1, [.notEqual]), (true, 1, [.notEqual]), (.date(day), 86_400, [.notEqual]),
        // Nothing matches nothing.
        (nil, "a", []), (nil, 1, []), (nil, true, []), (nil, .date(day), []), (nil, .list(["a"]), []),
        (nil, .list([]), []),
    ]

    @Test(arguments: FilterTableTests.table.indices)
    func eachOperatorDecidesAsTheTableSays(row: Int) {
        let (own, value, yes) = Self.table[row]
        let operators: [FilterOperator] = [
            .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual, .in, .notIn, .contains, .autocomplete,
        ]
        for comparison in operators {
            // `in` and `notIn` look at lists; a single value is none, so the second of them holds trivially for a value that is there.
            let expected =
                comparison == .notIn && own != nil
                ? !FilterEvaluator.matches(own, .in, value) : yes.contains(comparison)
            #expect(
                FilterEvaluator.matches(own, comparison, value) == expected,
                "\(String(describing: own)) \(comparison) \(value)")
        }
        #expect(FilterEvaluator.matches(own, .exists, true) == (own != nil))
        #expect(FilterEvaluator.matches(own, .exists, false) == (own == nil))
    }

    private let channel: ChannelRecord = {
        var channel = ChatChannel(cid: ChannelId(type: .team, id: "design"), name: "Design")
        channel.customData = [
            "colour": "red", "priority": 3, "urgent": true, "labels": ["a", "b"], "customer": ["city": "Bonn"],
            "nothing": .null, "name": "custom name", "a.b": "dotted",
        ]
        channel.isArchived = true
        channel.isMarkedUnread = true
        channel.access = .onRequest
        channel.ownRole = .moderator
        channel.drafts = [ChannelDraft(text: "x", updatedAt: .distantPast)]
        channel.isFrozen = true
        channel.slowModeDuration = 10
        channel.unreadCount = ChannelUnreadCount(messages: 2, mentions: 1)
        return ChannelRecord(channel: channel, memberIDs: ["@anna:x"])
    }()

    @Test(arguments: [
        (Filter.equal("colour", to: "red"), true), (.equal(.custom("colour"), to: "red"), true),
        (.greaterOrEqual("priority", than: 3), true), (.less("priority", than: 3), false),
        (.equal("urgent", to: true), true), (.contains("labels", value: "b"), true),
        (.in("labels", values: ["b", "z"]), true), (.notIn("labels", values: ["b", "z"]), false),
        (.autocomplete("colour", text: "RE"), true), (.equal("customer.city", to: "Bonn"), true),
        (.equal(.custom("customer.city"), to: "Bonn"), true), (.equal("a.b", to: "dotted"), true),
        (.exists("customer.street"), false), (.exists("nothing"), false), (.exists("customer"), false),
        // A built-in key is the channel's own; the app's of the same name is asked for by `custom`.
        (.equal(.name, to: "Design"), true), (.equal(.custom("name"), to: "custom name"), true),
        (.equal(.archived, to: true), true), (.equal(.hidden, to: false), true),
        (.equal(.markedUnread, to: true), true),
        (.equal(.hasUnread, to: true), true), (.equal(.access, to: ChannelAccess.onRequest), true),
        (.in(.role, values: [MemberRole.moderator, .owner]), true), (.equal(.hasDraft, to: true), true),
        (.equal(.frozen, to: true), true), (.greater(.slowMode, than: 5), true), (.equal(.mentionCount, to: 1), true),
        (.equal(.encrypted, to: true), false), (.exists(.invitedBy), false),
        (.containMembers(userIds: ["@anna:x"]), true), (.containMembers(userIds: ["@ben:x"]), false),
    ])
    func customAndNewKeysAreFound(filter: Filter, isMatch: Bool) {
        #expect(FilterEvaluator.matches(filter, channel) == isMatch)
        #expect(FilterEvaluator.matches(.nor([filter]), channel) == !isMatch)
        #expect(FilterEvaluator.matches(.and([filter, .exists(.cid)]), channel) == isMatch)
        #expect(FilterEvaluator.matches(.or([filter, .exists("absent")]), channel) == isMatch)
    }

    @Test func customSortPutsChannelsWithoutTheKeyLast() {
        func channel(_ id: String, _ data: CustomData) -> ChatChannel {
            var channel = ChatChannel(cid: ChannelId(type: .messaging, id: id))
            channel.customData = data
            return channel
        }
        let channels = [
            channel("none", [:]), channel("nine", ["key": 9]), channel("text", ["key": "a"]),
            channel("one", ["key": 1]),
        ]
        func sorted(_ isAscending: Bool) -> [String] {
            let order = ChannelOrder([ChannelListSort(.custom("key"), isAscending: isAscending)])
            return channels.sorted(by: order.isBefore).map(\.cid.id)
        }
        #expect(sorted(true) == ["one", "nine", "text", "none"])
        #expect(sorted(false) == ["text", "nine", "one", "none"])
    }

    @Test func hiddenChannelsAreShownOnlyToThoseWhoAsk() {
        var record = channel
        record.channel.isHidden = true
        func shows(_ filter: Filter) -> Bool {
            var window = ChannelListWindow(query: ChannelListQuery(filter: filter), extraFilter: nil)
            window.reset(to: [record])
            return !window.shown.isEmpty
        }
        #expect(!shows(.exists(.cid)))
        #expect(shows(.equal(.hidden, to: true)))
        #expect(shows(.or([.exists(.cid), .and([.exists(.hidden)])])))
    }
}
