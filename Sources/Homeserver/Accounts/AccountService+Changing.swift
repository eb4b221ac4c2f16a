import Matrix

extension AccountService {
    /// Gives an account another password.
    ///
    /// - Parameter keeping: the device that stays logged in; every other is logged out. `nil` logs all out.
    func changePassword(of user: UserID, to password: String, endingDevicesExcept kept: Int?) async throws {
        try Self.checkPasswordLength(password)
        let hash = await services.passwords.hash(password)
        let others = try services.store.devices(of: user).filter { $0.key != kept }
        try await performEnd(of: others.map(\.key), of: user, besides: [.password(user, hash: hash)])
    }

    /// Changes a password and logs nobody out.
    func changePassword(of user: UserID, to password: String) async throws {
        try Self.checkPasswordLength(password)
        let hash = await services.passwords.hash(password)
        _ = try await services.shard.perform([.password(user, hash: hash)])
    }

    /// Ends devices with their tokens.
    func performEnd(of devices: [Int], of user: UserID, besides changes: [StoreChange] = []) async throws {
        try await services.shard.performEnd(of: devices, of: user, besides: changes)
        services.sessions.forget { devices.contains($0.device) }
    }

    /// Ends an account: it leaves its rooms, loses its profile, and nobody ever gets its name again.
    func performDeactivation(of user: UserID) async throws {
        for room in try await services.shard.roomsToLeave(of: user) {
            guard let request = try? MembershipRequest(.leave, by: user, target: user) else { continue }
            // A room that can't be left, whatever its reason, must not keep the account alive.
            try? await services.shard.performMembership(request, in: room)
        }
        _ = try await services.shard.perform([.deactivate(user)])
        services.sessions.forget { $0.user == user }
    }

    static func checkPasswordLength(_ password: String) throws(MatrixError) {
        guard (1...512).contains(password.utf8.count) else {
            throw MatrixError(.weakPassword, status: 400, "A password has 1 to 512 bytes.")
        }
    }
}

extension Shard {
    /// Where someone is, is invited to, or waits at the door.
    func roomsToLeave(of user: UserID) throws -> [RoomID] {
        try person(user).rooms.values.filter { room in
            [.join, .invite, .knock].contains(room.state.membership(of: user))
        }.map(\.record.id)
    }
}
