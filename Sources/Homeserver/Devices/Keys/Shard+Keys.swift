import JSON
import Matrix

extension Shard {
    private static let mostOneTimeKeys = 1_000

    /// What a device uploads at once.
    struct KeyUpload: Sendable {
        var deviceKeys: [UInt8]?
        var oneTimeKeys: [StoredKey] = []
        var fallbackKeys: [StoredKey] = []
    }

    /// Stores keys of a device.
    ///
    /// - Returns: how many one-time keys it has now, by algorithm.
    func performKeyUpload(_ upload: KeyUpload, of user: UserID, device: Int) async throws -> [String: Int] {
        let kept = try store.keyCounts(device).oneTime.values.reduce(0, +)
        guard kept + upload.oneTimeKeys.count <= Self.mostOneTimeKeys else {
            throw MatrixError(.resourceLimitExceeded, status: 403, "A device keeps too many one-time keys.")
        }
        for key in upload.oneTimeKeys {
            // The same key again is a retry; another under its name is a mistake that would break conversations.
            guard let known = try store.oneTimeKey(device, algorithm: key.algorithm, id: key.id) else { continue }
            guard known.json == key.json else {
                throw MatrixError(.unknown, status: 400, "The key \(key.name) is there already, and is another.")
            }
        }
        var changes = upload.oneTimeKeys.map { StoreChange.oneTimeKey(device: device, $0) }
        changes += upload.fallbackKeys.map { .fallbackKey(device: device, $0) }
        if let json = upload.deviceKeys, try store.deviceKeys(device) != json {
            changes.append(.deviceKeys(device: device, json: json))
            changes.append(.keysChanged(user, at: nextPosition()))
        }
        if !changes.isEmpty { _ = try await perform(changes) }
        return try store.keyCounts(device).oneTime
    }

    /// Gives one key of a device away: a one-time key, which nobody else gets, or else the fallback key.
    func claimKey(of device: Int, algorithm: String) async throws -> StoredKey? {
        while let key = try store.oneTimeKeys(device, algorithm: algorithm, limit: 1).first {
            if try await perform([.claimOneTimeKey(device: device, key)]) == .committed { return key }
        }
        guard let key = try store.fallbackKey(device, algorithm: algorithm) else { return nil }
        _ = try await perform([.fallbackKeyUsed(device: device, key)])
        return key
    }

    /// Stores what signs someone's devices, or their keys' signatures.
    func performKeyChanges(_ changes: [StoreChange], of users: Set<UserID>) async throws {
        _ = try await perform(changes + users.map { .keysChanged($0, at: nextPosition()) })
    }

    /// Ends devices. Who follows the person's devices hears of it.
    func performEnd(of devices: [Int], of user: UserID, besides changes: [StoreChange]) async throws {
        var changes = changes + devices.map { .endDevice($0, of: user) }
        if !devices.isEmpty && keyChanges.hasKeys(user) { changes.append(.keysChanged(user, at: nextPosition())) }
        _ = try await perform(changes)
        for device in devices {
            inboxes[device] = nil
            keyCounts[device] = nil
        }
    }

    func publishKeysChanged(of user: UserID, at position: Int) {
        advance(to: position)
        keyChanges.note(user, at: position)
        guard let person = try? person(user) else { return }
        var users: Set<UserID> = [user]
        for room in person.rooms.values where room.state.membership(of: user) == .join {
            users.formUnion(room.joinedMembers)
        }
        bus.publish(Signal(users: Array(users), topic: .toDevice))
    }

    func addKeys(to response: inout SyncResponse, _ request: SyncRequest, _ person: Person) throws {
        guard keyChanges.hasKeys(request.user) || keyCounts[request.device] != nil else { return }
        if let since = request.since { response.deviceLists = deviceLists(for: person, after: since.position) }
        if let counts = keyCounts[request.device] {
            response.keyCounts = counts
        } else {
            if keyCounts.count >= 50_000 { keyCounts.removeAll() }
            response.keyCounts = try store.keyCounts(request.device)
            keyCounts[request.device] = response.keyCounts
        }
    }

    /// Whose devices changed after a position, for a client that asks for it.
    func keyChanges(for user: UserID, after position: Int) throws -> DeviceLists {
        deviceLists(for: try person(user), after: position)
    }
}
