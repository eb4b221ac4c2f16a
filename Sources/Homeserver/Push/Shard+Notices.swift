import JSON
import Matrix

extension Shard {
    /// What a new event asks of the members by the predefined push rules, so that counting needs no contents.
    ///
    /// The order of the questions is that of the rules: bots call nobody, names and `@room` come before edits.
    func notice(of draft: Draft, in room: Room, _ view: StateView) -> Notice {
        if draft.type == .tombstone && draft.stateKey == "" { return Notice(notifies: true, mentionsRoom: true) }
        guard draft.type != .member, draft.type != .reaction else { return .silent }
        let content = draft.content
        if content["msgtype"]?.isString("m.notice") == true { return .silent }
        var notice = Notice()
        let levels = view.rules.powerLevels
        let mayCallRoom = levels.level(of: draft.sender) >= levels.notifyRoom
        if let mentions = content["m.mentions"] {
            notice.mentions =
                mentions["user_ids"]?.elements.prefix(100).compactMap { $0.string.flatMap(UserID.init) } ?? []
            notice.mentionsRoom = mayCallRoom && mentions["room"]?.bool == true
        } else if draft.stateKey == nil, let body = content["body"]?.string {
            notice.mentions = names(in: room).called(in: body).filter { $0 != draft.sender }
            notice.mentionsRoom = mayCallRoom && body.contains("@room") && Self.callOfRoom.matchesWord(in: body)
        }
        if content["m.relates_to"]?["rel_type"]?.isString("m.replace") != true {
            notice.notifies = draft.type == .message || draft.type == .encrypted || draft.type == "m.call.invite"
        }
        return notice
    }

    private static let callOfRoom = PushPattern("@room")

    private func names(in room: Room) -> MemberNames {
        if let names = room.namesOfMembers { return names }
        let members = room.state.members.lazy.filter { $0.value.membership == .join }
            .map { (user: $0.key, displayName: $0.value.state?["displayname"]?.string) }
        let names = MemberNames(members)
        room.namesOfMembers = names
        return names
    }
}
