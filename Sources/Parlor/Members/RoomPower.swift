internal import JSON
internal import Matrix
internal import SQLite

/// Who may do what in one room: its power levels, and from room version 12 on its creators, who stand above all levels.
struct RoomPower: Sendable, Equatable {
    private let levels: PowerLevels
    /// Those whom no level binds.
    private let creators: Set<UserId>

    /// The level in effect of a creator in room version 12, which no integer on the wire reaches.
    static let creatorLevel = Int.max

    /// - Parameters:
    ///   - creator: Who sent `m.room.create`.
    ///   - create: Its content.
    ///   - powerLevels: The content of `m.room.power_levels`; nil: the room has none.
    init(creator: UserId?, create: JSONValue?, powerLevels: JSONValue?) {
        let version = create?["room_version"]?.string.flatMap { Int($0) } ?? 1
        if version >= 12 {
            let more = (create?["additional_creators"]?.array ?? []).compactMap(\.string)
            creators = Set(more).union(creator.map { [$0] } ?? [])
        } else {
            creators = []
        }
        if let known = powerLevels.flatMap(PowerLevels.init) {
            levels = known
        } else if let creator = creator.flatMap(UserID.init) {
            levels = .withoutEvent(creator: creator)
        } else {
            levels = PowerLevels()
        }
    }

    func level(of user: UserId) -> Int {
        creators.contains(user) ? Self.creatorLevel : levels.users[user] ?? levels.usersDefault
    }

    func role(of user: UserId) -> MemberRole { MemberRole(powerLevel: level(of: user)) }

    /// The level a message needs.
    var messageLevel: Int { levels.levelToSend(.message, isState: false) }

    /// Members without a role may not write.
    var isFrozen: Bool { messageLevel > levels.usersDefault }

    /// Whether a member who is no moderator was deprived of their voice.
    func isSilenced(_ user: UserId) -> Bool { level(of: user) < messageLevel && level(of: user) < levels.usersDefault }

    func capabilities(of user: UserId) -> Set<ChannelCapability> {
        let own = level(of: user)
        let needed: [(ChannelCapability, Int)] = [
            (.sendMessages, messageLevel), (.react, levels.levelToSend(.reaction, isState: false)),
            (.deleteAnyMessage, levels.redact), (.pinMessages, state(.pinnedEvents)), (.invite, levels.invite),
            (.removeMembers, levels.kick), (.ban, levels.ban), (.changeRoles, state(.powerLevels)),
            (.changeName, state(.name)), (.changeTopic, state(.topic)), (.changeImage, state(.avatar)),
            (.changeCustomData, state(.customData)), (.changeAccess, state(.joinRules)),
            (.changeSlowMode, state(.slowMode)), (.changeDisplayRate, state(.displayRate)),
            (.skipSlowMode, Self.moderatorLevel),
            (.notifyEverybody, levels.notifyRoom),
        ]
        return Set(needed.lazy.filter { own >= $0.1 }.map(\.0))
    }

    private func state(_ type: EventType) -> Int { levels.levelToSend(type, isState: true) }

    /// From this level on somebody is a moderator, and slow mode does not hold them up.
    static let moderatorLevel = 50
}

extension EventType {
    /// A channel's custom data.
    static let customData = EventType(CustomData.matrixKey)
}
