import Matrix

/// Whose devices a client must look at again, and whose it needn't follow any more.
struct DeviceLists: Sendable, Hashable {
    var changed: Set<UserID> = []
    var left: Set<UserID> = []

    var isEmpty: Bool { changed.isEmpty && left.isEmpty }
}

extension Shard {
    /// What happened after a position among the devices of people with whom someone shares a room.
    ///
    /// Specification: client-server API, "Tracking the device list for a user".
    func deviceLists(for person: Person, after position: Int) -> DeviceLists {
        var lists = DeviceLists()
        guard !keyChanges.isEmpty else { return lists }
        for user in keyChanges.changes(after: position, through: published)
        where user == person.id || share(person, user) {
            lists.changed.insert(user)
        }
        for room in person.rooms.values where room.membershipPosition > position {
            addMovements(in: room, of: person, after: position, to: &lists)
        }
        lists.left = lists.left.filter { $0 != person.id && !share(person, $0) }
        lists.changed.subtract(lists.left)
        return lists
    }

    /// People who met or parted in a room.
    private func addMovements(in room: Room, of person: Person, after position: Int, to lists: inout DeviceLists) {
        let members = room.state.members
        let own = members[person.id]
        let isIn = own?.membership == .join
        let hasMoved = (own?.membershipSince ?? 0) > position
        guard isIn || hasMoved else { return }
        for (user, event) in members where keyChanges.hasKeys(user) && user != person.id {
            guard hasMoved || event.membershipSince > position else { continue }
            if isIn && event.membership == .join { lists.changed.insert(user) } else { lists.left.insert(user) }
        }
    }
}
