extension ChatClient {
    /// The devices that are signed in to the user's account, the one used last first.
    public func devices() async throws -> [ChatDevice] {
        let session = try currentSession
        let current = try await session.reader.read { try $0.meta(.deviceID) }
        return try await session.api.devices(current: current).sorted {
            ($0.lastSeenAt ?? .distantPast, $1.id) > ($1.lastSeenAt ?? .distantPast, $0.id)
        }
    }

    /// Gives a device another name.
    public func renameDevice(_ deviceID: String, to name: String) async throws {
        try await currentSession.api.renameDevice(deviceID, to: name)
    }

    /// Signs a device out. To sign this one out, use ``logout()``.
    ///
    /// - Parameter password: The account's password, which the homeserver wants to see again for this.
    /// - Throws: ``ClientError/Kind/wrongCredentials``.
    public func removeDevice(_ deviceID: String, password: String) async throws {
        let session = try currentSession
        try await session.api.removeDevice(deviceID, of: session.matrixUserID, password: password)
    }
}
