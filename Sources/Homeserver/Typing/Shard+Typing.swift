import Matrix

extension Shard {
    /// The longest that one notice lasts, whatever the client asks for.
    private static let longestTyping = 120_000

    func setTyping(_ user: UserID, in roomID: RoomID, forMilliseconds timeout: Int?) throws {
        let room = try joinedRoom(roomID, of: user)
        guard let timeout else { return stopTyping(user, in: room) }
        let duration = min(max(timeout, 1), Self.longestTyping)
        if room.typing.set(user, until: environment.now() + duration) { publishTyping(in: room) }
        _ = alarms.set(after: .milliseconds(duration)) { [weak self] in
            Task { await self?.expireTyping(in: roomID) }
        }
    }

    func stopTyping(_ user: UserID, in room: Room) {
        if room.typing.set(user, until: nil) { publishTyping(in: room) }
    }

    private func expireTyping(in roomID: RoomID) {
        guard let room = loaded(roomID), room.typing.expire(at: environment.now()) else { return }
        publishTyping(in: room)
    }

    private func publishTyping(in room: Room) {
        room.typing.position = nextEphemeralPosition()
        if isCrowd(room) { return }
        announce(room, to: room.joinedMembers, .ephemeral)
    }
}
