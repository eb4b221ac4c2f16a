import JSON
import Matrix
import Testing

@testable import Homeserver

/// Who may do what: every standing against every deed, without a server.
@Suite struct AuthorizationTests {
    enum Standing: String, CaseIterable, Sendable {
        case stranger, invited, left, banned, member, moderator, admin

        var user: UserID { UserID("@\(rawValue):localhost")! }
    }

    struct Deed: Sendable, CustomTestStringConvertible {
        let name: String
        let type: EventType
        var target: String?
        var content: JSONValue = [:]
        let allowed: Set<Standing>
        var testDescription: String { name }
    }

    static func membership(_ membership: Membership) -> JSONValue { MemberContent(membership: membership).json }

    static let deeds: [Deed] = [
        Deed(name: "talk", type: .message, allowed: [.member, .moderator, .admin]),
        Deed(name: "react", type: .reaction, allowed: [.member, .moderator, .admin]),
        Deed(name: "rename", type: .name, target: "", allowed: [.moderator, .admin]),
        Deed(name: "custom state", type: "com.example", target: "x", allowed: [.moderator, .admin]),
        Deed(name: "change powers", type: .powerLevels, target: "", content: levels.json, allowed: [.admin]),
        Deed(name: "create again", type: .create, target: "", allowed: []),
        Deed(
            name: "invite a stranger", type: .member, target: "@new:localhost", content: membership(.invite),
            allowed: [.member, .moderator, .admin]),
        Deed(
            name: "invite someone banned", type: .member, target: "@banned:localhost", content: membership(.invite),
            allowed: []),
        Deed(
            name: "invite someone inside", type: .member, target: "@other:localhost", content: membership(.invite),
            allowed: []),
        Deed(
            name: "kick a member", type: .member, target: "@other:localhost", content: membership(.leave),
            allowed: [.moderator, .admin]),
        Deed(
            name: "kick a moderator", type: .member, target: "@othermod:localhost", content: membership(.leave),
            allowed: [.admin]),
        Deed(
            name: "ban a member", type: .member, target: "@other:localhost", content: membership(.ban),
            allowed: [.moderator, .admin]),
        Deed(
            name: "ban a stranger", type: .member, target: "@new:localhost", content: membership(.ban),
            allowed: [.moderator, .admin]),
        Deed(
            name: "lift a ban", type: .member, target: "@otherbanned:localhost", content: membership(.leave),
            allowed: [.moderator, .admin]),
        Deed(
            name: "join for another", type: .member, target: "@new:localhost", content: membership(.join), allowed: []),
        Deed(
            name: "state under another's name", type: "com.example", target: "@other:localhost", allowed: []),
    ]

    static var levels: PowerLevels {
        var levels = PowerLevels()
        levels.users = ["@admin:localhost": 100, "@moderator:localhost": 50, "@othermod:localhost": 50]
        levels.events = ["m.room.power_levels": 100]
        return levels
    }

    @Test(arguments: deeds, Standing.allCases)
    func deed(_ deed: Deed, by standing: Standing) {
        let view = StateView(room(.invite))
        let proposal = Authorization.Proposal(
            sender: standing.user, type: deed.type, stateKey: deed.target, content: deed.content)
        #expect(isAllowed(proposal, in: view) == deed.allowed.contains(standing))
    }

    @Test(arguments: [JoinRule.public, .invite, .knock], Standing.allCases)
    func joining(_ rule: JoinRule, by standing: Standing) {
        let proposal = Authorization.Proposal(
            sender: standing.user, type: .member, stateKey: standing.user.rawValue,
            content: Self.membership(.join))
        let mayEnter = standing != .banned && (rule == .public || ![.stranger, .left].contains(standing))
        #expect(isAllowed(proposal, in: StateView(room(rule))) == mayEnter)
    }

    @Test func nobodyRaisesAnyoneAboveThemselves() {
        var wanted = Self.levels
        wanted.users["@member:localhost"] = 101
        #expect(!mayChange(to: wanted, by: .admin))
        wanted.users["@member:localhost"] = 100
        #expect(mayChange(to: wanted, by: .admin))
        wanted = Self.levels
        wanted.users["@moderator:localhost"] = 0
        #expect(mayChange(to: wanted, by: .admin))
    }

    @Test func redactingOwnAndOthersMessages() throws {
        let view = StateView(room(.public))
        let own = event(.message, nil, [:], by: Standing.member.user)
        let others = event(.message, nil, [:], by: Standing.admin.user)
        #expect(throws: Never.self) {
            try Authorization.checkRedaction(of: own, by: Standing.member.user, against: view)
        }
        #expect(throws: MatrixError.self) {
            try Authorization.checkRedaction(of: others, by: Standing.member.user, against: view)
        }
        #expect(throws: Never.self) {
            try Authorization.checkRedaction(of: others, by: Standing.moderator.user, against: view)
        }
    }

    @Test func stateOnItsWayToTheDiskCountsAlready() {
        let banned = event(.member, Standing.member.user.rawValue, Self.membership(.ban), by: Standing.admin.user)
        let view = StateView(room(.public), pending: [StateKey(.member, Standing.member.user.rawValue): banned])
        let proposal = Authorization.Proposal(sender: Standing.member.user, type: .message)
        #expect(throws: MatrixError.self) { try Authorization.check(proposal, against: view) }
    }

    private func mayChange(to levels: PowerLevels, by standing: Standing) -> Bool {
        let proposal = Authorization.Proposal(
            sender: standing.user, type: .powerLevels, stateKey: "", content: levels.json)
        return isAllowed(proposal, in: StateView(room(.invite)))
    }

    private func isAllowed(_ proposal: Authorization.Proposal, in view: StateView) -> Bool {
        (try? Authorization.check(proposal, against: view)) != nil
    }

    private func room(_ rule: JoinRule) -> RoomState {
        let admin = Standing.admin.user
        let memberships: [(String, Membership)] = [
            ("@admin:localhost", .join), ("@moderator:localhost", .join), ("@member:localhost", .join),
            ("@other:localhost", .join), ("@othermod:localhost", .join), ("@invited:localhost", .invite),
            ("@left:localhost", .leave), ("@banned:localhost", .ban), ("@otherbanned:localhost", .ban),
        ]
        return RoomState(
            [
                event(.create, "", [:], by: admin), event(.powerLevels, "", Self.levels.json, by: admin),
                event(.joinRules, "", ["join_rule": .string(rule.rawValue)], by: admin),
            ] + memberships.map { event(.member, $0.0, Self.membership($0.1), by: admin) })
    }

    private func event(_ type: EventType, _ key: String?, _ content: JSONValue, by sender: UserID) -> Event {
        Event(
            position: 1, room: RoomRecord(key: 1, id: RoomID("!a:localhost")!), id: EventID("$a")!, type: type,
            sender: sender, stateKey: key, timestamp: 0, json: [], state: key.map { _ in content })
    }
}
