import Matrix

extension Shard {
    /// Counts someone who came or went in all rooms that they are in.
    func countParticipant(_ user: UserID, isHere: Bool) throws {
        // Before they count as here: a room that is loaded counts for itself.
        let rooms = try person(user).rooms.values
        presence[user].isHere = isHere
        for room in rooms where room.state.membership(of: user) == .join {
            room.participants += isHere ? 1 : -1
            noteInDirectory(room.record.id)
        }
    }

    /// Those of a room's members who are there now.
    func participants(of room: Room) -> Int {
        presence.here.count < room.state.joinedCount
            ? presence.here.count { room.state.membership(of: $0) == .join }
            : room.state.members.count { $0.value.membership == .join && presence[$0.key].isHere }
    }
}
