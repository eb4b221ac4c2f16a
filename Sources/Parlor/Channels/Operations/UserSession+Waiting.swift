internal import Matrix

extension UserSession {
    /// Waits until a channel shows what a request has just brought about, so that an `await` returns when the change can be seen.
    ///
    /// Someone else may undo it in the same moment, and the connection may break. So this gives up quietly after a while: the
    /// homeserver has accepted the request, and the sync will bring what became of it.
    func settle(_ room: RoomID, until isShown: @escaping @Sendable (ChatChannel) -> Bool) async {
        let roomID = room.rawValue
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [index] in
                _ = await index.first { $0.roomID == roomID && isShown($0.channel) }
            }
            group.addTask { [dependencies] in try? await dependencies.sleep(.seconds(10)) }
            await group.next()
            group.cancelAll()
        }
        await flushDeliveries()
    }
}
