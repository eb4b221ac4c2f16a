import Matrix

extension Shard {
    /// Remembers who is in a room only as long as they are there.
    func noteVisitor(_ event: Event, _ user: UserID, in room: Room) {
        guard room.state.members[user]?.position == event.position else { return }
        if event.isTransientJoin {
            addVisit(of: user, to: room.record.id)
            watchVisitor(user)
        } else if visits[user]?.remove(room.record.id) != nil {
            if visits[user]?.isEmpty == true { visits[user] = nil }
            crowdMeter.visits.subtract(1, ordering: .relaxed)
        }
    }

    private func addVisit(of user: UserID, to room: RoomID) {
        let isNew = visits[user, default: []].insert(room).inserted
        if isNew { crowdMeter.visits.add(1, ordering: .relaxed) }
    }

    /// After a start of the server: those who don't come back in time leave.
    func loadVisitors() throws {
        let now = environment.now()
        for visitor in try store.transientMembers() {
            addVisit(of: visitor.user, to: visitor.room)
            presence[visitor.user].lastSync = now
            watchVisitor(visitor.user)
        }
    }

    /// Sees to it that someone leaves when none of their syncs has run for a while.
    func watchVisitor(_ user: UserID) {
        guard visits[user] != nil, !presence[user].hasLeaveAlarm, presence[user].activeSyncs == 0 else { return }
        setLeaveAlarm(for: user, after: environment.visitorPatience)
    }

    private func setLeaveAlarm(for user: UserID, after delay: Int) {
        presence[user].hasLeaveAlarm = true
        _ = alarms.set(after: .milliseconds(delay)) { [weak self] in
            Task { await self?.endVisits(of: user) }
        }
    }

    private func endVisits(of user: UserID) async {
        presence[user].hasLeaveAlarm = false
        guard let rooms = visits[user], presence[user].activeSyncs == 0 else { return }
        let idle = environment.now() - presence[user].lastSync
        guard idle >= environment.visitorPatience else {
            return setLeaveAlarm(for: user, after: environment.visitorPatience - idle)
        }
        for room in rooms where presence[user].activeSyncs == 0 {
            // They may be about to stay: what is being stored counts already.
            guard (try? self.room(room))?.view[StateKey(.member, user.rawValue)]?.isTransientJoin == true else {
                continue
            }
            guard let request = try? MembershipRequest(.leave, by: user, target: user) else { return }
            do {
                try await performMembership(request, in: room)
            } catch {
                // It could not be stored: they are tried again.
                watchVisitor(user)
            }
        }
    }
}

extension Event {
    /// Whether it makes someone a member only as long as they are there.
    var isTransientJoin: Bool {
        membership == .join && state?[MemberContent.transientKey]?.bool == true
    }
}
