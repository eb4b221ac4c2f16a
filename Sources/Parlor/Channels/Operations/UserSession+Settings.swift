internal import JSON
internal import Matrix

/// What members change about a channel for everybody. Each returns when the channel shows it.
extension UserSession {
    func update(_ room: RoomID, _ update: ChannelUpdate) async throws {
        if let name = update.name {
            try await api.setState(room, .name, ["name": .string(name)])
            await settle(room) { ($0.name ?? "") == name }
        }
        if let topic = update.topic {
            try await api.setState(room, .topic, ["topic": .string(topic)])
            await settle(room) { ($0.topic ?? "") == topic }
        }
        if update.removesImage {
            try await api.setState(room, .avatar, .object([:]))
            await settle(room) { $0.imageURL == nil }
        } else if let url = update.imageURL {
            try await api.setState(room, .avatar, ["url": .string(url.absoluteString)])
            await settle(room) { $0.imageURL == url }
        }
        if let changes = update.customData { try await updateCustomData(of: room, changes) }
        try await updateAccess(to: room, update)
    }

    private func updateCustomData(of room: RoomID, _ changes: CustomData) async throws {
        // Read from the homeserver, not from here: a partial change must not undo what somebody else has just changed.
        var data: CustomData = [:]
        do {
            data = CustomData(json: try await api.call(.state(room, .customData)).root.value)
        } catch let error as ClientError where error.kind == .notFound {
            // The channel has none so far.
        }
        for (key, value) in changes { data[key] = value == .null ? nil : value }
        try await api.setState(room, .customData, data.json)
        await settle(room) { [data] in $0.customData == data }
    }

    private func updateAccess(to room: RoomID, _ update: ChannelUpdate) async throws {
        if let access = update.access {
            guard let rule = access.joinRule else {
                throw ClientError(.rejected, "The kit cannot say which rooms' members may come into \(room)")
            }
            try await api.setState(room, .joinRules, ["join_rule": .string(rule.rawValue)])
            await settle(room) { $0.access == access }
        }
        if let isReadable = update.isReadableByAnyone {
            let visibility: HistoryVisibility = isReadable ? .worldReadable : .shared
            try await api.setState(room, .historyVisibility, ["history_visibility": .string(visibility.rawValue)])
            await settle(room) { $0.isReadableByAnyone == isReadable }
        }
    }

    func setSlowMode(seconds: Int, in room: RoomID) async throws {
        try await api.setState(room, .slowMode, ["seconds": JSONValue(max(0, seconds))])
        await settle(room) { $0.slowModeDuration == max(0, seconds) }
    }

    func setDisplayRate(_ rate: Int, in room: RoomID) async throws {
        try await api.setState(room, .displayRate, ["messages_per_second": JSONValue(max(0, rate))])
        await settle(room) { $0.displayRate == max(0, rate) }
    }

    func setFrozen(_ isFrozen: Bool, _ room: RoomID) async throws {
        try await changePowerLevels(of: room) { content in
            let usersDefault = content["users_default"]?.int ?? 0
            content["events_default"] = JSONValue(isFrozen ? RoomPower.moderatorLevel : usersDefault)
            // A level of its own for messages would stand above the default.
            if var events = content["events"]?.object, events["m.room.message"] != nil {
                events["m.room.message"] = nil
                content["events"] = .object(events)
            }
        }
        await settle(room) { $0.isFrozen == isFrozen }
    }

    /// Gives a member a role, or takes it away.
    func setLevel(_ level: Int, of user: UserId, in room: RoomID) async throws {
        try await changePowerLevels(of: room) { content in
            var users = content["users"]?.object ?? [:]
            users[user] = level == content["users_default"]?.int ?? 0 ? nil : JSONValue(level)
            content["users"] = .object(users)
        }
    }

    /// Changes power levels as the homeserver has them, so that whatever another app has set in them stays.
    private func changePowerLevels(of room: RoomID, _ change: (inout JSONValue) -> Void) async throws {
        var content = try await api.call(.state(room, .powerLevels)).root.value
        let old = content
        change(&content)
        if content != old { try await api.setState(room, .powerLevels, content) }
    }
}
