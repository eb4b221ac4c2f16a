import Matrix

extension Shard {
    func addAlias(_ alias: RoomAlias, to roomID: RoomID, by user: UserID) async throws {
        guard alias.server == environment.serverName else {
            throw MatrixError.invalid("Aliases made here end in :\(environment.serverName).")
        }
        guard try room(roomID) != nil else { throw MatrixError.notFound("There is no such room.") }
        _ = try joinedRoom(roomID, of: user)
        guard try await perform([.alias(alias, roomID, creator: user)]) == .committed else {
            throw MatrixError(.unknown, status: 409, "This alias is taken.")
        }
    }

    func removeAlias(_ alias: RoomAlias, by user: UserID) async throws {
        guard let stored = try store.alias(alias) else { throw MatrixError.notFound("There is no such alias.") }
        guard try stored.creator == user || mayName(stored.room, user) else {
            throw Authorization.forbidden("You don't have the power to remove this alias.")
        }
        _ = try await perform([.removeAlias(alias)])
    }

    func setPublished(_ isPublished: Bool, _ roomID: RoomID, by user: UserID) async throws {
        guard try room(roomID) != nil else { throw MatrixError.notFound("There is no such room.") }
        guard try mayName(roomID, user) else {
            throw Authorization.forbidden("You don't have the power to publish this room.")
        }
        _ = try await perform([.publish(roomID, isPublished)])
    }

    private func mayName(_ roomID: RoomID, _ user: UserID) throws -> Bool {
        let view = try joinedRoom(roomID, of: user).view
        let levels = view.rules.powerLevels
        return levels.level(of: user) >= levels.levelToSend(.canonicalAlias, isState: true)
    }
}
