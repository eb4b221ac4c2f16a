extension StoreTransaction {
    /// Who is typing where, as a sync response tells; the current user is left out.
    func typingUsers(in response: SyncResponse) throws -> [String: Set<ChatUser>] {
        var result: [String: Set<ChatUser>] = [:]
        for joined in response.joined {
            guard let event = joined.ephemeral.last(where: { $0.type == "m.typing" }),
                let room = try row(ofRoom: joined.roomID)
            else { continue }
            let members = MemberReader(database: database, room: room)
            let ids = event.content["user_ids"]?.elements.compactMap(\.string) ?? []
            result[joined.roomID] = Set(
                try ids.filter { $0 != userID && !account.ignoredUsers.contains($0) }.map(members.user))
        }
        return result
    }
}
