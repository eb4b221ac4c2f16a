import JSON
import Matrix

extension RoomPlan {
    /// The events that make the room, in order; the first two need no check.
    ///
    /// Specification: client-server API, `POST /createRoom`.
    func drafts(profile: (UserID) throws -> Profile?) rethrows -> [Draft] {
        var drafts = [create, try join(profile)]
        drafts.append(state(.powerLevels, powerLevels))
        if let alias { drafts.append(state(.canonicalAlias, ["alias": .string(alias.rawValue)])) }
        // What the initial state sets itself is not set by the preset first.
        let given = Set(initialState.filter { $0.key.isEmpty }.map(\.type))
        drafts += presetState.filter { !given.contains($0.type) }
        drafts += initialState.map { state($0.type, $0.content, key: $0.key) }
        if let name { drafts.append(state(.name, ["name": .string(name)])) }
        if let topic { drafts.append(state(.topic, ["topic": .string(topic)])) }
        for user in invited {
            let content = MemberContent(membership: .invite, try profile(user), isDirect: isDirect)
            drafts.append(state(.member, content.json, key: user.rawValue))
        }
        return drafts
    }

    private var create: Draft {
        var content = creationContent
        content["room_version"] = .string(SpecificationVersions.defaultRoomVersion)
        return state(.create, .object(content))
    }

    private func join(_ profile: (UserID) throws -> Profile?) rethrows -> Draft {
        let content = MemberContent(membership: .join, try profile(creator))
        return state(.member, content.json, key: creator.rawValue)
    }

    private var powerLevels: JSONValue {
        var levels = PowerLevels()
        levels.users[creator.rawValue] = 100
        if preset == .trustedPrivateChat {
            for user in invited { levels.users[user.rawValue] = 100 }
        }
        levels.events = [
            EventType.name.rawValue: 50, EventType.avatar.rawValue: 50, EventType.canonicalAlias.rawValue: 50,
            EventType.powerLevels.rawValue: 100, EventType.historyVisibility.rawValue: 100,
            EventType.encryption.rawValue: 100, EventType.tombstone.rawValue: 100, EventType.serverACL.rawValue: 100,
        ]
        return .object((levels.json.object ?? [:]).merging(powerLevelOverride) { _, override in override })
    }

    private var presetState: [Draft] {
        let isOpen = preset == .publicChat
        let joinRule: JoinRule = isOpen ? .public : .invite
        return [
            state(.joinRules, ["join_rule": .string(joinRule.rawValue)]),
            state(.historyVisibility, ["history_visibility": .string(HistoryVisibility.shared.rawValue)]),
            state(.guestAccess, ["guest_access": .string(isOpen ? "forbidden" : "can_join")]),
        ]
    }

    private func state(_ type: EventType, _ content: JSONValue, key: String = "") -> Draft {
        Draft(sender: creator, type: type, stateKey: key, content: EventContent(content))
    }
}
