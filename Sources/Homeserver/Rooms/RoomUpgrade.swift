import JSON
import Matrix

/// What a new room takes over from the one whose place it takes. Pure.
struct RoomUpgrade {
    let user: UserID
    let old: RoomID
    let tombstone: EventID
    /// The old room's state, without members.
    let state: [Event]
    let banned: [Event]

    /// State that says something about the old room only.
    private static let left: Set<EventType> = [.create, .member, .powerLevels, .tombstone, .pinnedEvents]

    /// The events of the new room, in order; the first two need no check.
    ///
    /// The power levels come last: until then the user may do everything, whatever their power in the old room.
    func drafts(profile: Profile?) -> [Draft] {
        var drafts = [draft(.create, create), join(profile)]
        let copied = state.filter { !Self.left.contains($0.type) }.sorted { $0.position < $1.position }
        // State under a person's id belongs to that person; they bring it themselves.
        for event in copied where event.stateKey?.hasPrefix("@") != true {
            drafts.append(draft(event.type, event.state ?? [:], key: event.stateKey ?? ""))
        }
        for member in banned where member.stateKey != user.rawValue {
            drafts.append(draft(.member, ["membership": "ban"], key: member.stateKey ?? ""))
        }
        if let levels = state.first(where: { $0.type == .powerLevels })?.state {
            drafts.append(draft(.powerLevels, levels))
        }
        return drafts
    }

    static func tombstone(of old: StateView, by user: UserID, to new: RoomID) -> Draft {
        let content: JSONValue = [
            "body": "This room has been replaced", "replacement_room": .string(new.rawValue),
        ]
        return Draft(sender: user, type: .tombstone, stateKey: "", content: EventContent(content))
    }

    /// Keeps members from writing in, and inviting to, the old room, and takes its name from it.
    static func closing(_ old: StateView, by user: UserID) -> [Draft] {
        let levels = old.rules.powerLevels
        let needed = max(levels.usersDefault + 1, 50)
        var content = old[StateKey(.powerLevels)]?.state ?? levels.json
        content["events_default"] = JSONValue(max(levels.eventsDefault, needed))
        content["invite"] = JSONValue(max(levels.invite, needed))
        var drafts = [Draft(sender: user, type: .powerLevels, stateKey: "", content: EventContent(content))]
        if old[StateKey(.canonicalAlias)]?.state?["alias"] != nil {
            drafts.append(Draft(sender: user, type: .canonicalAlias, stateKey: "", content: EventContent([:])))
        }
        return drafts
    }

    private var create: JSONValue {
        var content = state.first { $0.type == .create }?.state ?? [:]
        content["creator"] = nil
        content["room_version"] = .string(SpecificationVersions.defaultRoomVersion)
        content["predecessor"] = ["room_id": .string(old.rawValue), "event_id": .string(tombstone.rawValue)]
        return content
    }

    private func join(_ profile: Profile?) -> Draft {
        draft(.member, MemberContent(membership: .join, profile).json, key: user.rawValue)
    }

    private func draft(_ type: EventType, _ content: JSONValue, key: String = "") -> Draft {
        Draft(sender: user, type: type, stateKey: key, content: EventContent(content))
    }
}
