import JSON
import Matrix

extension Shard {
    /// What a new event asks of the members, by the default push rules: messages count, edits and notices of bots
    /// don't call anybody twice, names and `@room` highlight.
    func notice(of draft: Draft, in room: Room, _ view: StateView) -> Notice {
        guard draft.stateKey == nil, draft.type == .message || draft.type == .encrypted || draft.type == .sticker
        else { return .silent }
        let content = draft.content
        if content["m.relates_to"]?["rel_type"]?.isString("m.replace") == true { return .silent }
        var notice = Notice(notifies: content["msgtype"]?.isString("m.notice") != true)
        let levels = view.rules.powerLevels
        let mayCallRoom = levels.level(of: draft.sender) >= levels.notifyRoom
        if let mentions = content["m.mentions"] {
            notice.mentions =
                mentions["user_ids"]?.elements.prefix(100).compactMap { $0.string.flatMap(UserID.init) } ?? []
            notice.mentionsRoom = mayCallRoom && mentions["room"]?.bool == true
        } else if let body = content["body"]?.string {
            notice.mentions = names(in: room).called(in: body).filter { $0 != draft.sender }
            notice.mentionsRoom = mayCallRoom && body.contains("@room")
        }
        return notice
    }

    private func names(in room: Room) -> MemberNames {
        if let names = room.namesOfMembers { return names }
        let members = room.state.members.lazy.filter { $0.value.membership == .join }
            .map { (user: $0.key, displayName: $0.value.state?["displayname"]?.string) }
        let names = MemberNames(members)
        room.namesOfMembers = names
        return names
    }
}
