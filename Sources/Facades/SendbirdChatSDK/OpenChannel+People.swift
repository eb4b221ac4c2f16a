/// Which people of a channel a list shows.
public enum OpenChannelPeople: String, Hashable, Sendable, CaseIterable {
    /// Those who are here now.
    case participants
    /// Those who run the channel.
    case operators
    /// Those whose right to write was taken away.
    case muted
    /// Those who are kept out.
    case banned
}

extension OpenChannel {
    /// A live, paged list of people, those with a name first.
    public func peopleController(_ people: OpenChannelPeople) -> ChatChannelMemberListController {
        var query = MemberListQuery(cid: cid)
        query.memberships = [.joined]
        switch people {
        case .participants: query.isOnline = true
        case .operators: query.roles = [.moderator, .owner]
        case .muted: query.isSilenced = true
        case .banned: query.memberships = [.banned]
        }
        return client.memberListController(query: query)
    }

    /// The people of one kind, all of them.
    public func people(_ people: OpenChannelPeople) async throws -> [ChatUser] {
        let controller = peopleController(people)
        try await controller.synchronize()
        while !controller.hasLoadedAllMembers { try await controller.loadNextMembers(limit: 100) }
        return controller.members.map(\.user)
    }

    /// The people of one kind. The same with a completion handler, which is called once, on the main queue.
    public func people(_ people: OpenChannelPeople, completion: (([ChatUser]?, ClientError?) -> Void)?) {
        finish(completion) { try await self.people(people) }
    }
}
