import JSON
import Matrix

extension Shard {
    /// What an event is to the rules of a member, as the room is now.
    func pushContext(of event: Event, in room: Room, for user: UserID) -> PushContext {
        let levels = room.rules.powerLevels
        return PushContext(
            event: event, document: (try? JSONDocument(parsing: event.json, maxDepth: 200))?.root,
            memberCount: room.state.joinedCount,
            displayName: room.state.members[user]?.state?["displayname"]?.string,
            senderMayCallRoom: levels.level(of: event.sender) >= levels.notifyRoom)
    }
}
